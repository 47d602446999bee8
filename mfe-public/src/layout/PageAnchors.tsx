import { Link } from '@foothold/shared/router';
import { IconButton, media, t } from '@foothold/shared/ui';
import { Menu } from 'lucide-react';
import styled from 'styled-components';

const anchors = [
  { href: '/#home', label: 'Home' },
  { href: '/jobs', label: 'Jobs' },
  { href: '/#stories', label: 'Stories' },
  { href: '/#impact', label: 'Impact' },
  { href: '/#faqs', label: 'FAQs' },
];

/**
 * Links to the list of jobs and the sections of the landing page: a row on desktops, a popover on phones. The native popover works before the scripts
 * have loaded, and closes on Esc or a tap outside.
 */
export function PageAnchors() {
  return (
    <Anchors aria-label="Main" id={anchorsId} popover="auto">
      {anchors.map(({ href, label }) => (
        <Link key={href} to={href} onClick={() => document.getElementById(anchorsId)?.hidePopover?.()}>
          {label}
        </Link>
      ))}
    </Anchors>
  );
}

/** Opens the popover; phones only. */
export function PageAnchorsButton() {
  return (
    <ButtonSlot>
      <IconButton icon={Menu} label="Menu" popoverTarget={anchorsId} />
    </ButtonSlot>
  );
}

const anchorsId = 'sections';

const Anchors = styled.nav`
  position: static;
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.75rem;
  margin: 0 0 0 1rem;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  a { padding: 0.75rem 0; color: ${t.color.ink2}; font-weight: 550; text-decoration: none; }
  a:hover { color: ${t.color.ink}; }
  ${media.phone} {
    position: absolute;
    inset: 3.75rem ${t.width.gutter} auto auto;
    display: none;
    min-width: 12rem;
    margin: 0;
    padding: 0.5rem;
    border: 1px solid ${t.color.line};
    border-radius: ${t.radius.surface};
    background: ${t.color.surface};
    box-shadow: ${t.color.shadow};
    &:popover-open { display: block; }
    a { display: flex; align-items: center; min-height: 48px; padding: 0 1rem; border-radius: ${t.radius.pill}; color: ${t.color.ink}; }
    a:hover { background: ${t.color.sunken}; }
  }
`;
const ButtonSlot = styled.div`
  display: none;
  ${media.phone} { display: block; margin-right: -0.75rem; }
  @container (width <= 17.5rem) { margin-left: auto; }
  @supports not selector(:popover-open) { display: none; }
`;
