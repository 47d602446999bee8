import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { useAccessRole } from '@foothold/shared/auth';
import { type JobListSearch, type SearchConditions, saveSearch, toSearchConditions } from '@foothold/shared/contract';
import { Icon, TextButton, toast } from '@foothold/shared/ui';
import { BellPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';

const AlertDialog = lazy(async () => ({ default: (await import('./AlertDialog')).AlertDialog }));

/** Saves the search of the public list: in the account of a student, and for a visitor as mails to an address. */
export function SaveListSearch({ search }: { search: JobListSearch }) {
  const role = useAccessRole();
  const conditions = toSearchConditions(search);
  if (Object.keys(conditions).length === 0) return null;
  if (role === 'student') return <SaveInAccount conditions={conditions} />;
  return role ? null : <MailMe conditions={conditions} />;
}

function SaveInAccount({ conditions }: { conditions: SearchConditions }) {
  const save = useAction(async () => {
    const { timeZone: time_zone } = Intl.DateTimeFormat().resolvedOptions();
    try {
      await call(saveSearch, { body: { conditions, frequency: 'daily', time_zone } });
      toast.success('Search saved. New jobs are marked, and mailed once a day.');
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });
  return <SaveButton onClick={() => save.start()} aria-disabled={save.busy} label="Save search" />;
}

function MailMe({ conditions }: { conditions: SearchConditions }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SaveButton onClick={() => setOpen(true)} label="Get mails" />
      {isOpen && (
        <Suspense>
          <AlertDialog conditions={conditions} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface SaveButtonProps {
  label: string;
  onClick?: () => void;
  'aria-disabled'?: boolean;
}

/** The prerendered list has it too. */
export const SaveButton = ({ label, ...button }: SaveButtonProps) => (
  <IconButton type="button" {...button}>
    <Icon icon={BellPlus} small />
    {label}
  </IconButton>
);

const IconButton = styled(TextButton)`display: inline-flex; align-items: center; gap: 0.375rem;`;
