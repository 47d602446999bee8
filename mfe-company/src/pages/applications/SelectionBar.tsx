import { ApiError, call, getErrorMessage, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import {
  buildPath,
  type CompanyApplication,
  downloadApplications,
  maxDecisions,
  maxSelectedApplications,
  previewDecisions,
  rateApplications,
} from '@foothold/shared/contract';
import { useRevalidator } from '@foothold/shared/router';
import {
  ActionFailure,
  ExternalLink,
  media,
  scrollIntoSight,
  surfaceStyle,
  TextButton,
  t,
  toast,
  useIsPhone,
} from '@foothold/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { ApplicationFilters } from '../../applications/applicationFilters';
import { RatingChoice } from '../../applications/Rating';
import { BulkActions } from '../../decisions/BulkActions';
import type { Selection } from './useSelection';

interface SelectionBarProps {
  orgId: number;
  filters: ApplicationFilters;
  /** How many there are with these filters. */
  total: number;
  selection: Selection;
  /** The ids of the applications that are shown, where they can be selected at once. */
  shown: readonly number[];
}

/** What can be done with the selected applications. Says how many there are, and what has become of them. */
export function SelectionBar({ orgId, filters, total, selection, shown }: SelectionBarProps) {
  const refresh = useRefresh();
  const { ids, message, toggleAll, clear } = selection;
  const count = ids.size;
  const missing = shown.filter((id) => !ids.has(id)).length;
  const isPhone = useIsPhone();
  useEffect(() => {
    // The bar that appears must not cover the box that was ticked.
    const { activeElement } = document;
    if (count > 0 && activeElement instanceof HTMLInputElement) scrollIntoSight(activeElement);
  }, [count]);
  const selectAll = (
    <>
      {missing > 0 && count < maxDecisions && (
        <TextButton onClick={() => toggleAll(shown)}>{`Select all ${shown.length} shown`}</TextButton>
      )}
      {total > shown.length && count < total && (
        <SelectAllButton filters={filters} total={total} onSelect={selection.set} />
      )}
    </>
  );
  const rateAndDownload = count <= maxSelectedApplications && (
    <>
      <RateSelected key={[...ids].join()} ids={[...ids]} />
      <ExternalLink href={buildDownloadUrl(orgId, [...ids], filters.sort)} download>
        Download selected
      </ExternalLink>
    </>
  );
  return (
    <Bar $isEmpty={count === 0}>
      <Count role="status">{[count > 0 && `${count} selected.`, message].filter(Boolean).join(' ')}</Count>
      {count > 0 && (
        <>
          {!isPhone && selectAll}
          <TextButton onClick={clear}>Clear</TextButton>
          <BulkActions
            ids={[...ids]}
            onDecided={() => {
              clear();
              void refresh();
            }}
          />
          {isPhone ? (
            <More>
              <summary>More</summary>
              {selectAll}
              {rateAndDownload}
            </More>
          ) : (
            rateAndDownload
          )}
        </>
      )}
    </Bar>
  );
}

/** Selects all of the filter, also those that are not loaded: as many as the list says, else it says that there are others. */
function SelectAllButton({
  filters: { job_id, status, q },
  total,
  onSelect,
}: Pick<SelectionBarProps, 'filters' | 'total'> & { onSelect: Selection['set'] }) {
  const { start, busy, failure } = useAction(async () => {
    const filters = { job_id: job_id ? Number(job_id) : null, status: status ?? null, q: q ?? null };
    try {
      const selection = { filters, count: total };
      const { people } = await call(previewDecisions, { body: { kind: 'reject', selection } });
      onSelect(people.map(({ application_id }) => application_id));
    } catch (cause) {
      const fields = cause instanceof ApiError ? cause.fields : {};
      return toast.error(fields.selection ?? getErrorMessage(cause));
    }
    return undefined;
  });
  return (
    <>
      <TextButton onClick={() => start()} aria-busy={busy}>
        {`Select all ${total.toLocaleString('en-GB')} of this filter`}
      </TextButton>
      <ActionFailure>{failure}</ActionFailure>
    </>
  );
}

function RateSelected({ ids }: { ids: number[] }) {
  const { revalidate } = useRevalidator();
  const [rating, setRating] = useState<CompanyApplication['rating']>(null);
  const { start, failure } = useAction(async (wanted: CompanyApplication['rating']) => {
    try {
      await call(rateApplications, { body: { application_ids: ids, rating: wanted } });
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
    const applications = ids.length === 1 ? '1 application' : `${ids.length} applications`;
    toast.success(wanted ? `${applications} rated ${wanted} of 5` : `Rating of ${applications} taken back`);
    setRating(wanted);
    await revalidate();
    return undefined;
  });
  return (
    <Rate>
      <span aria-hidden="true">Rate all</span>
      <RatingChoice label="Rating of all selected" rating={rating} onRate={start} />
      <ActionFailure>{failure}</ActionFailure>
    </Rate>
  );
}

function buildDownloadUrl(orgId: number, ids: number[], sort: ApplicationFilters['sort']): string {
  const query = new URLSearchParams({ ids: ids.join(), ...(sort && { sort }) });
  return `/api${buildPath(downloadApplications, { orgId })}?${query}`;
}

// Before the list for who reads in order, but in view at the end of the screen, where it moves no row.
const Bar = styled.div<{ $isEmpty: boolean }>`
  ${({ $isEmpty }) => !$isEmpty && surfaceStyle}
  position: sticky;
  bottom: 0.75rem;
  ${media.print} { display: none; }
  z-index: 1;
  order: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.25rem;
  margin-top: ${({ $isEmpty }) => ($isEmpty ? 0 : '0.75rem')};
  padding: ${({ $isEmpty }) => ($isEmpty ? 0 : '0.25rem 0.75rem')};
  font-size: ${t.size.text};
  a { padding-block: 0.6875rem; }
  > button { font-size: inherit; }
  ${media.phone} { bottom: calc(4.5rem + env(safe-area-inset-bottom)); }
`;
const Count = styled.p`font-weight: 650; &:not(:empty) { padding-block: 0.625rem; } &:empty { display: contents; }`;
/** What is done less often: on a phone the bar must leave the list in sight. */
const More = styled.details`
  flex-basis: 100%;
  > button, > a { display: block; font-size: inherit; }
  summary { width: fit-content; min-height: 44px; padding-block: 0.625rem; color: ${t.color.ink2}; font-weight: 600; cursor: pointer; }
`;
const Rate = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.5rem; color: ${t.color.ink2};`;
