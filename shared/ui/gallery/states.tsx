import { Pencil, Power, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../buttons/Button';
import { LinkButton } from '../buttons/LinkButton';
import { TextLink } from '../buttons/TextLink';
import { EmptyState } from '../feedback/EmptyState';
import { Notice, RetryStrip } from '../feedback/Notice';
import { Skeleton } from '../feedback/Skeleton';
import { ToastBox } from '../feedback/ToastRegion';
import { toast } from '../feedback/toast';
import { Stack } from '../layout/layout';
import { BottomSheet } from '../overlays/BottomSheet';
import { ChipRow } from '../overlays/Chip';
import { ConfirmDialog, Dialog } from '../overlays/Dialog';
import { FilterMenu } from '../overlays/FilterMenu';
import { MenuButton } from '../overlays/MenuButton';
import { ThreeColumns } from './fields';

export function EmptyStates() {
  return (
    <ThreeColumns>
      <EmptyState
        title="No Applied applications"
        action={
          <LinkButton to="/dashboard/jobs" $size="small">
            Jobs
          </LinkButton>
        }
      >
        Start exploring job opportunities to build your application history.
      </EmptyState>
      <EmptyState
        title="No jobs match your filters"
        illustration="match"
        action={<Button $size="small">Clear all filters</Button>}
      >
        Try fewer filters or another town.
      </EmptyState>
      <EmptyState
        title="No Active jobs found"
        illustration="first"
        action={
          <LinkButton to="/dashboard/create-job" $tone="primary" $size="small">
            Create Your First Job
          </LinkButton>
        }
      >
        Your first post takes five minutes.
      </EmptyState>
    </ThreeColumns>
  );
}

export function Feedback() {
  return (
    <ThreeColumns>
      <Skeleton of="card" />
      <Skeleton of="row" count={3} />
      <Skeleton of="detail" />
      <Skeleton of="heading" />
      <Stack $gap={3}>
        <ToastBox kind="success" text="Application has been accepted" onClose={toast.clear} />
        <ToastBox kind="error" text="Failed to close job" onClose={toast.clear} />
      </Stack>
      <Stack $gap={3}>
        <Button onClick={() => toast.success('Application has been accepted')}>Show a success</Button>
        <Button onClick={() => toast.error('Failed to close job')}>Show an error</Button>
        <Notice>Times are Lagos time (WAT).</Notice>
        <Notice tone="warn" action={<TextLink to="/profile">Profile</TextLink>}>
          Add your meeting link before you schedule.
        </Notice>
        <RetryStrip onRetry={() => toast.success('Loaded.')}>Failed to load applications.</RetryStrip>
      </Stack>
    </ThreeColumns>
  );
}

export function Dialogs() {
  const [openOverlay, setOpenOverlay] = useState<'delete' | 'skip' | 'sheet' | 'form' | null>(null);
  const close = () => setOpenOverlay(null);
  return (
    <>
      <Button $tone="danger" onClick={() => setOpenOverlay('delete')}>
        Delete a job
      </Button>
      <Button onClick={() => setOpenOverlay('skip')}>Accept without an interview</Button>
      <Button onClick={() => setOpenOverlay('form')}>Open a dialog</Button>
      <Button onClick={() => setOpenOverlay('sheet')}>Open a sheet</Button>
      <ConfirmDialog
        title="Confirm Delete"
        isOpen={openOverlay === 'delete'}
        onClose={close}
        onConfirm={close}
        confirmLabel="Confirm"
        tone="danger-solid"
      >
        Are you sure you want to delete this job?
      </ConfirmDialog>
      <ConfirmDialog
        title="Accept without an interview?"
        isOpen={openOverlay === 'skip'}
        onClose={close}
        onConfirm={close}
        confirmLabel="Yes"
        cancelLabel="No"
      >
        Babátúndé is told at once and the application closes as Accepted.
      </ConfirmDialog>
      <Dialog
        title="Three times"
        isOpen={openOverlay === 'form'}
        onClose={close}
        actions={<Button onClick={close}>Done</Button>}
      >
        Offer three times; Babátúndé picks one.
      </Dialog>
      <BottomSheet title="Menu" isOpen={openOverlay === 'sheet'} onClose={close}>
        <Button $wide onClick={close}>
          Close the menu
        </Button>
      </BottomSheet>
    </>
  );
}

export function Menus() {
  const [date, setDate] = useState<string | null>('Last week');
  const [stipend, setStipend] = useState<string | null>(null);
  const [company, setCompany] = useState<string | null>(null);
  return (
    <>
      <ChipRow aria-label="Filters">
        <FilterMenu
          name="Date"
          options={['Today', 'Yesterday', 'Last week', 'All time']}
          value={date}
          onChange={setDate}
        />
        <FilterMenu
          name="Company"
          options={[
            { value: 'Adunola Foods', count: '12' },
            { value: 'Harmattan Systems', count: '1,000+' },
            { value: 'Zobe Analytics', count: '0' },
          ]}
          value={company}
          onChange={setCompany}
        />
        <FilterMenu
          name="Stipend"
          options={[
            { value: '1', label: 'Yes' },
            { value: '0', label: 'No' },
          ]}
          value={stipend}
          onChange={setStipend}
        />
      </ChipRow>
      <MenuButton
        label="Manage"
        subject="Community Radio Producer"
        actions={[
          { label: 'Close Job', icon: Power, onSelect: () => toast.success('Job closed successfully') },
          { label: 'Edit Job', icon: Pencil, onSelect: () => toast.success() },
          { label: 'Delete', icon: Trash2, danger: true, onSelect: () => toast.error() },
        ]}
      />
    </>
  );
}
