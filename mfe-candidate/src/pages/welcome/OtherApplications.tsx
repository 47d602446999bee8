import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { type Application, withdrawApplication } from '@foothold/shared/contract';
import { Button, CheckboxGroup, ConfirmDialog, Section, Stack, toast } from '@foothold/shared/ui';
import { useState } from 'react';

/** Whether an application can still be withdrawn. */
export const isOpen = ({ status }: Application): boolean => openStatuses.has(status);
const openStatuses = new Set<string>(['Applied', 'Viewed', 'Interview']);

interface OtherApplicationsProps {
  applications: readonly Application[];
  /** Whether the dialog is open. */
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
}

/**
 * Offers to withdraw the other open applications of a student who has confirmed. None is ticked at first: withdrawing
 * cannot be taken back, and an unread dialog is to withdraw nothing.
 */
export function OtherApplications({ applications, isAsking, onAsk }: OtherApplicationsProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const shown = chosen.filter((value) => applications.some(({ id }) => String(id) === value));
  const { start, busy, failure } = useWithdrawAll(applications, () => {
    setChosen([]);
    onAsk(false);
  });
  if (applications.length === 0) return null;
  const count = applications.length;
  return (
    <Section title="Your other applications">
      <Stack $gap={3}>
        <p>
          {count === 1 ? 'One other application is' : `${count} other applications are`} still open. Withdraw what you
          no longer want, so that those companies can go on.
        </p>
        <div>
          <Button $tone="soft" $size="small" onClick={() => onAsk(true)}>
            Choose what to withdraw
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        title="Withdraw other applications?"
        isOpen={isAsking}
        onClose={() => onAsk(false)}
        onConfirm={() => {
          if (shown.length > 0) void start(shown);
          else onAsk(false);
        }}
        confirmLabel={shown.length > 0 ? `Withdraw ${shown.length}` : 'Keep all'}
        tone={shown.length > 0 ? 'danger-solid' : 'primary'}
        cancelLabel="Cancel"
        busy={busy}
        busyLabel="Withdrawing..."
        failure={failure}
      >
        <Stack $gap={3}>
          <p>Their companies are told at once, and you cannot apply for these jobs again.</p>
          <CheckboxGroup
            label="Still open"
            stacked
            options={applications.map((application) => ({ value: application.id, label: getLabel(application) }))}
            chosen={shown}
            onChange={setChosen}
          />
        </Stack>
      </ConfirmDialog>
    </Section>
  );
}

const getLabel = ({ job, organization }: Application) =>
  `${job.job_title || 'Untitled Position'}, ${organization.company_name || 'Unknown Company'}`;

/** Withdraws one after the other. What could not be withdrawn is named, and stays in the list. */
function useWithdrawAll(applications: readonly Application[], onDone: () => void) {
  const refresh = useRefresh();
  return useAction(async (chosen: readonly string[]) => {
    const failures: string[] = [];
    for (const application of applications.filter(({ id }) => chosen.includes(String(id)))) {
      try {
        await call(withdrawApplication, { params: { id: application.id } });
      } catch (cause) {
        failures.push(`${getLabel(application)}: ${getErrorMessage(cause)}`);
      }
    }
    const done = chosen.length - failures.length;
    if (done > 0) toast.success(done === 1 ? 'One application was withdrawn.' : `${done} applications were withdrawn.`);
    await refresh();
    if (failures.length > 0) return `Not withdrawn: ${failures.join(' ')}`;
    onDone();
  });
}
