import { fillTemplate, type MessageTemplate, type TemplateValues } from '@foothold/shared/contract';
import { useNavigate } from '@foothold/shared/router';
import { MenuButton } from '@foothold/shared/ui';
import { paths } from '../../routes/paths';

interface TemplateMenuProps {
  templates: readonly MessageTemplate[];
  values: TemplateValues;
  /** Called with the text as this applicant would get it, which can be changed before it is sent. */
  onChoose: (text: string) => void;
}

/** Fills a template with what its placeholders stand for here, and leads to the templates. */
export function TemplateMenu({ templates, values, onChoose }: TemplateMenuProps) {
  const navigate = useNavigate();
  return (
    <MenuButton
      label="Templates"
      actions={[
        ...templates.map(({ name, text }) => ({ label: name, onSelect: () => onChoose(fillTemplate(text, values)) })),
        {
          label: templates.length === 0 ? 'Create a template' : 'Edit templates',
          onSelect: () => void navigate(paths.messageTemplates),
        },
      ]}
    />
  );
}
