import styled from 'styled-components';

/** The width of a conversation: its two sides stay near each other. */
export const ConversationColumn = styled.div`max-width: 52rem;`;
