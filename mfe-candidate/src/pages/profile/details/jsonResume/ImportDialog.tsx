import { ApiError, call, getActionFailure, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { type DetailItem, type StudentDetails, saveOwnDetails } from '@foothold/shared/contract';
import { formatLanguages } from '@foothold/shared/students';
import { CheckboxField, ConfirmDialog, Hint, Stack, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { type ResumeFindings, readJsonResume } from './readJsonResume';

interface ImportDialogProps {
  /** Of a file that is a JSON Resume. */
  content: string;
  details: StudentDetails;
  onClose: () => void;
}

/** Shows what a file would change, and takes over what is ticked. What it would replace is not ticked beforehand. */
export function ImportDialog({ content, details, onClose }: ImportDialogProps) {
  const refresh = useRefresh();
  const findings = readJsonResume(content, details);
  const changes = findings ? listChanges(findings, details) : [];
  const [toggled, setToggled] = useState<DetailItem[]>([]);
  const isTaken = ({ item, replaces }: Change) => toggled.includes(item) !== (replaces === null);
  const taken = changes.filter(isTaken);
  const { start, busy, failure } = useAction(async () => {
    if (taken.length === 0) {
      onClose();
      return;
    }
    const values = Object.fromEntries(taken.map(({ item, value }) => [item, value]));
    try {
      const { message } = await call(saveOwnDetails, { body: { ...details, ...values } });
      toast.success(message);
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'outdated') {
        // The dialog then shows what the file changes of the profile as it is by now.
        await refresh();
        return toast.error(cause.message);
      }
      return toast.error(getActionFailure(cause, 'Your profile could not be saved. Please try again.'));
    }
    onClose();
    await refresh();
  });

  return (
    <ConfirmDialog
      title="Fill in from this file?"
      isOpen
      onClose={onClose}
      onConfirm={start}
      confirmLabel={taken.length > 0 ? 'Take over' : 'Change nothing'}
      busy={busy}
      busyLabel="Saving..."
      failure={failure}
    >
      <Stack $gap={4}>
        {changes.length === 0 && <p>The file has nothing that your profile lacks.</p>}
        {changes.map((change) => (
          <CheckboxField
            key={change.item}
            label={change.label}
            checked={isTaken(change)}
            onChange={() =>
              setToggled(
                toggled.includes(change.item)
                  ? toggled.filter((item) => item !== change.item)
                  : [...toggled, change.item],
              )
            }
            hint={
              <Texts>
                {change.text}
                {change.replaces !== null && <s>{change.replaces}</s>}
              </Texts>
            }
          />
        ))}
        <LeftOut reasons={findings?.leftOut ?? []} />
      </Stack>
    </ConfirmDialog>
  );
}

interface Change {
  item: DetailItem;
  label: string;
  /** What is added, or what stands there instead. */
  text: string;
  /** What goes; null where nothing does. */
  replaces: string | null;
  value: unknown;
}

function listChanges(findings: ResumeFindings, details: StudentDetails): Change[] {
  const { skills, languages, links, about, graduation_year } = findings;
  const toAddition = (item: 'skills' | 'languages' | 'links', label: string, text: string): Change[] =>
    findings[item].length > 0
      ? [{ item, label, text, replaces: null, value: [...details[item], ...findings[item]] }]
      : [];
  return [
    ...toAddition('skills', 'Add to your skills', skills.join(', ')),
    ...toAddition('languages', 'Add to your languages', formatLanguages(languages)),
    ...toAddition('links', 'Add to your links', links.map(({ url }) => url).join(', ')),
    ...(about === null
      ? []
      : [{ item: 'about' as const, label: 'The lines about you', text: about, replaces: details.about, value: about }]),
    ...(graduation_year === null
      ? []
      : [
          {
            item: 'graduation_year' as const,
            label: 'Year of graduation',
            text: String(graduation_year),
            replaces: details.graduation_year === null ? null : String(details.graduation_year),
            value: graduation_year,
          },
        ]),
  ];
}

const LeftOut = ({ reasons }: { reasons: readonly string[] }) =>
  reasons.length > 0 && (
    <div>
      <LeftOutTitle>Not taken over</LeftOutTitle>
      <ul>
        {reasons.map((reason) => (
          <Hint as="li" key={reason}>
            {reason}
          </Hint>
        ))}
      </ul>
    </div>
  );

const LeftOutTitle = styled(Hint).attrs({ as: 'h3' })`font-weight: 600;`;
const Texts = styled.span`
  display: grid;
  gap: 0.25rem;
  padding-left: 2rem;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
