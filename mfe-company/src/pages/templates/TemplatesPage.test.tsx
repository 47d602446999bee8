import {
  addMessageTemplate,
  deleteMessageTemplate,
  editMessageTemplate,
  explain,
  listMessageTemplates,
  type MessageTemplate,
} from '@foothold/shared/contract';
import { aMessageTemplate, anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const company = anIdentity({ role: 'organization', role_specific_id: 7, name: 'Harmattan Systems' });
const open = () => visit(area.routes, '/dashboard/messages/templates', { as: company });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
// In a text to type, a brace that stands for itself is doubled.
const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text.replaceAll('{', '{{'));
};

/** Mocks a server with these templates. */
function mockTemplates(...stored: MessageTemplate[]) {
  let templates = stored;
  mockEndpoint(listMessageTemplates, () => ({ templates }));
  mockEndpoint(addMessageTemplate, ({ body }) => {
    const template = aMessageTemplate(body);
    templates = [...templates, template];
    return { template };
  });
  mockEndpoint(editMessageTemplate, ({ params, body }) => {
    templates = templates.map((template) => (template.id === params.id ? { ...template, ...body } : template));
    return { template: aMessageTemplate(body) };
  });
  mockEndpoint(deleteMessageTemplate, ({ params }) => {
    templates = templates.filter(({ id }) => id !== params.id);
  });
}

describe('Company: templates', () => {
  it('adds one, showing what an applicant would read', async () => {
    mockTemplates();
    open();
    expect(await screen.findByRole('heading', { name: 'No templates yet' })).toBeVisible();
    await press('New template');
    await type('Name', 'Invitation');
    await type('Text', 'Dear {first_name}, welcome.');
    expect(screen.getByText('Dear Chiamaka, welcome.')).toBeVisible();
    await press(/^Save template/);
    expect(await screen.findByRole('heading', { name: 'Invitation' })).toBeVisible();
    expect(screen.getByText('Dear {first_name}, welcome.')).toBeVisible();
  });

  it.each([
    ['Dear {name},', 'Line 1, column 6: {name} is not a placeholder.'],
    ['Dear\n{first_name', 'Line 2, column 1: this { is never closed.'],
    ['Dear }', 'Line 1, column 6: this } closes nothing.'],
  ])('names the place of what is wrong in %j', async (text, error) => {
    mockTemplates();
    open();
    await press('New template');
    await type('Name', 'Invitation');
    await type('Text', text);
    expect(screen.queryByText('An applicant would read')).not.toBeInTheDocument();
    await press(/^Save template/);
    expect(await screen.findByText((content) => content.startsWith(error))).toBeVisible();
    expect(screen.getByLabelText('Text')).toHaveFocus();
  });

  it('changes one', async () => {
    mockTemplates(aMessageTemplate({ name: 'Thanks' }));
    open();
    await press('Edit Thanks');
    await type('Text', 'Thank you.');
    await press(/^Save template/);
    expect(await screen.findByText('Thank you.', { selector: 'li p' })).toBeVisible();
  });

  it('keeps the text when it was changed in another window, and saves it at the next press', async () => {
    const thanks = aMessageTemplate({ name: 'Thanks' });
    mockTemplates(thanks);
    open();
    await press('Edit Thanks');
    await type('Text', 'Mine');
    const newer = { ...thanks, text: 'Theirs', updated_at: '2026-11-21T08:00:00.000Z' };
    mockTemplates(newer);
    const versions: string[] = [];
    mockEndpoint(editMessageTemplate, ({ body }) => {
      versions.push(body.updated_at);
      return body.updated_at === newer.updated_at ? { template: aMessageTemplate(body) } : failWith('outdated');
    });
    await press(/^Save template/);
    expect(await screen.findByText(explain('outdated'))).toBeVisible();
    expect(screen.getByLabelText('Text')).toHaveValue('Mine');
    await press(/^Save template/);
    expect(await screen.findByText('Template saved')).toBeVisible();
    expect(versions).toEqual([thanks.updated_at, newer.updated_at]);
  });

  it('deletes one after a question', async () => {
    mockTemplates(aMessageTemplate({ name: 'Thanks' }));
    open();
    await press('Delete Thanks');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'No templates yet' })).toBeVisible();
  });

  it('says that they do not load', async () => {
    mockEndpoint(listMessageTemplates, () => failWith('unavailable'));
    open();
    expect(await screen.findByText('Failed to load your templates. Please try again later.')).toBeVisible();
  });
});
