import styled from 'styled-components';

export const Form = styled.form`display: grid; gap: 1.25rem; margin-top: 2rem;`;
export const FormFooter = styled.p`margin-top: 1.75rem;`;
