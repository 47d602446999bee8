import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import type { Output } from '@foothold/shared/contract';
import { createPreview, type LiveApp } from '@foothold/shared/contract/admin';
import {
  ActionFailure,
  Badge,
  Button,
  Row,
  Section,
  Stack,
  TextLink,
  toast,
  VisuallyHidden,
} from '@foothold/shared/ui';
import { CircleDot, FlaskConical, PowerOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { appLabel } from '../../appLabel';
import { paths } from '../../routes/paths';
import { ChangeDialog } from './ChangeDialog';
import { PreviewDialog } from './PreviewDialog';
import { ReleaseHistory } from './ReleaseHistory';
import { ReleaseTable } from './ReleaseTable';
import { RolloutPanel } from './RolloutPanel';
import type { ReleaseAction } from './releaseActions';

interface AppSectionProps {
  live: LiveApp;
  /** The registry's revision that the page shows; the server refuses a change that is based on an older one. */
  revision: number;
}

/** One app: its live release, its other releases, and the history of changes. */
export function AppSection({ live, revision }: AppSectionProps) {
  const { app, previous, canary, canary_percent, disabled_reason, rollout, releases, history } = live;
  const [action, setAction] = useState<ReleaseAction | null>(null);
  const [preview, setPreview] = useState<{ release: string; link: Output<typeof createPreview> } | null>(null);
  const previewing = useAction(async (release: string) => {
    try {
      setPreview({ release, link: await call(createPreview, { params: { app }, body: { release } }) });
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });

  return (
    <Section title={appLabel(app)} aside={<AppStatusBadge live={live} />}>
      <Stack $gap={4}>
        {disabled_reason !== null && <p>Switched off: {disabled_reason}</p>}
        {/* Above the table, so that an urgent rollback needs no scrolling. */}
        <ActionRow>
          {previous !== null && canary === null && (
            <Button $tone="soft" $size="small" onClick={() => setAction({ kind: 'rollback', release: previous })}>
              Roll back
            </Button>
          )}
          {canary !== null && (
            <Button $tone="soft" $size="small" onClick={() => setAction({ kind: 'end_canary', release: canary })}>
              {rollout?.ended_at === null ? 'End the rollout' : `End the canary (${canary_percent} %)`}
            </Button>
          )}
          {disabled_reason !== null && (
            <Button $tone="soft" $size="small" onClick={() => setAction({ kind: 'enable' })}>
              Switch on
            </Button>
          )}
          {disabled_reason !== null && (
            <Button $tone="danger" $size="small" onClick={() => setAction({ kind: 'retire' })}>
              Retire
            </Button>
          )}
          {/* Without the shell there is no site, and without the admin area nobody could switch it on again. */}
          {disabled_reason === null && app !== 'shell' && app !== 'admin' && (
            <Button $tone="danger" $size="small" onClick={() => setAction({ kind: 'disable' })}>
              Switch off
            </Button>
          )}
        </ActionRow>
        {rollout && <RolloutPanel app={app} rollout={rollout} onAction={setAction} />}
        <ReleaseTable
          live={live}
          releases={releases}
          onFlip={(release) => setAction({ kind: 'flip', release })}
          onCanary={(release) => setAction({ kind: 'canary', release })}
          onPreview={previewing.start}
        />
        <ActionFailure>{previewing.failure}</ActionFailure>
        <PerformanceLink to={paths.performance(app)}>
          Performance<VisuallyHidden>{` of ${appLabel(app)}`}</VisuallyHidden>
        </PerformanceLink>
        <ReleaseHistory changes={history} />
      </Stack>
      {preview && (
        <PreviewDialog
          name={`${appLabel(app)} ${preview.release}`}
          link={preview.link}
          onClose={() => setPreview(null)}
        />
      )}
      {action && <ChangeDialog app={app} action={action} seen={revision} onClose={() => setAction(null)} />}
    </Section>
  );
}

function AppStatusBadge({ live: { canary, canary_percent, disabled_reason } }: { live: LiveApp }) {
  if (disabled_reason !== null)
    return (
      <Badge tone="bad" icon={PowerOff}>
        Off
      </Badge>
    );
  if (canary !== null) return <Badge tone="warn" icon={FlaskConical}>{`Canary for ${canary_percent} %`}</Badge>;
  return (
    <Badge tone="good" icon={CircleDot}>
      Live
    </Badge>
  );
}

const ActionRow = styled(Row)`&:empty { display: none; }`;
// On a line of its own, so it is pressed with a finger as a button is.
const PerformanceLink = styled(
  TextLink,
)`display: inline-flex; align-items: center; align-self: start; justify-self: start; min-height: 44px;`;
