import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { changeSavedSearch, type SavedSearch, saveSearch } from '@foothold/shared/contract';
import { useSearchParams } from '@foothold/shared/router';
import { Icon, TextButton, TextLink, t, toast } from '@foothold/shared/ui';
import { BellPlus, BellRing } from 'lucide-react';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { paths, savedSearchParam } from '../routes/paths';
import type { SavedSearchState } from './useSavedSearches';

/**
 * Saves the search that the list shows. Where its reader came from a saved search and has changed it, that one can be changed
 * instead.
 */
export function SaveSearch({ state }: { state: SavedSearchState }) {
  const { searches, conditions, isSavable, shown, put } = state;
  const [params] = useSearchParams();
  const [keptId, setKeptId] = useState<number>();
  const openedId = keptId ?? Number(params.get(savedSearchParam));
  const opened = searches?.find(({ id }) => id === openedId);

  const keep = (saved: SavedSearch, message: string) => {
    put(saved);
    setKeptId(saved.id);
    toast.success(message);
  };
  const add = useAction(async () => {
    try {
      const { saved_search } = await call(saveSearch, {
        body: { conditions, frequency: 'daily', time_zone: getTimeZone() },
      });
      keep(saved_search, 'Search saved. New jobs are marked, and mailed once a day.');
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });
  const change = useAction(async ({ id }: SavedSearch) => {
    try {
      const { saved_search } = await call(changeSavedSearch, { params: { id }, body: { conditions } });
      keep(saved_search, 'Saved search updated.');
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });

  if (!isSavable) return null;
  if (shown)
    return (
      <IconLink to={paths.searches}>
        <Icon icon={BellRing} small />
        Saved search
      </IconLink>
    );
  return (
    <>
      {opened && (
        <TextButton onClick={() => change.start(opened)} aria-disabled={change.busy}>
          {opened.name ? `Update “${opened.name}”` : 'Update saved search'}
        </TextButton>
      )}
      <IconButton onClick={() => add.start()} aria-disabled={add.busy}>
        <Icon icon={BellPlus} small />
        {opened ? 'Save as new' : 'Save search'}
      </IconButton>
    </>
  );
}

const getTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const iconStyle = css`display: inline-flex; align-items: center; gap: 0.375rem;`;
const IconButton = styled(TextButton)`${iconStyle}`;
const IconLink = styled(TextLink)`${iconStyle} min-height: ${t.width.tapTarget};`;
