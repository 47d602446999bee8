import type { LiveApp } from '@foothold/shared/contract/admin';
import { Badge, Button, Row, Section, Stack } from '@foothold/shared/ui';
import { CircleDot, FlaskConical, PowerOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { ChangeDialog } from './ChangeDialog';
import type { Wish } from './changes';
import { History } from './History';
import { ReleaseTable } from './ReleaseTable';
import { nameOf } from './words';

interface AppSectionProps {
  live: LiveApp;
  /** The revision that the page shows: who changed something since is not overridden. */
  revision: number;
}

/** One app: what is live of it, what else could be, and what has been. */
export function AppSection({ live, revision }: AppSectionProps) {
  const { app, previous, canary, canary_percent, disabled_reason, releases, history } = live;
  const [wish, setWish] = useState<Wish | null>(null);

  return (
    <Section title={nameOf(app)} aside={<Standing live={live} />}>
      <Stack $gap={4}>
        {disabled_reason !== null && <p>Switched off: {disabled_reason}</p>}
        {/* First, so that nobody in a hurry has to pass every release. */}
        <Buttons>
          {previous !== null && (
            <Button $tone="soft" $size="small" onClick={() => setWish({ kind: 'rollback', release: previous })}>
              Roll back
            </Button>
          )}
          {canary !== null && (
            <Button $tone="soft" $size="small" onClick={() => setWish({ kind: 'end_canary', release: canary })}>
              {`End the canary (${canary_percent} %)`}
            </Button>
          )}
          {disabled_reason !== null && (
            <Button $tone="soft" $size="small" onClick={() => setWish({ kind: 'enable' })}>
              Switch on
            </Button>
          )}
          {/* Without the shell there is no site, and without this area nobody could switch it on again here. */}
          {disabled_reason === null && app !== 'shell' && app !== 'admin' && (
            <Button $tone="danger" $size="small" onClick={() => setWish({ kind: 'disable' })}>
              Switch off
            </Button>
          )}
        </Buttons>
        <ReleaseTable
          live={live}
          releases={releases}
          onFlip={(release) => setWish({ kind: 'flip', release })}
          onCanary={(release) => setWish({ kind: 'canary', release })}
        />
        <History changes={history} />
      </Stack>
      {wish && <ChangeDialog app={app} wish={wish} seen={revision} onClose={() => setWish(null)} />}
    </Section>
  );
}

function Standing({ live: { canary, canary_percent, disabled_reason } }: { live: LiveApp }) {
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

const Buttons = styled(Row)`&:empty { display: none; }`;
