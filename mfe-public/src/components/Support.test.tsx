/** @jest-environment-options {"url": "https://foothold.example/"} */
import { visit } from '@foothold/shared/testing';
import { screen } from '@testing-library/react';
import { area } from '../area';

describe('Support', () => {
  it('shows the mailbox of the site’s domain', async () => {
    visit(area.routes, '/terms');
    const links = await screen.findAllByRole('link', { name: 'support@foothold.example' });
    expect(links[0]).toHaveAttribute('href', 'mailto:support@foothold.example');
    expect(links[0]?.parentElement).toHaveTextContent(
      /^Write to support@foothold\.example to have your account closed\./,
    );
  });
});
