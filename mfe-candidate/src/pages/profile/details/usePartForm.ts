import { ApiError, call } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { type StudentDetails, saveOwnDetails, studentDetailsInput, viewOwnDetails } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { useNavigate } from '@foothold/shared/router';
import { toast } from '@foothold/shared/ui';
import { useState } from 'react';
import { paths } from '../../../routes/paths';
import { type DetailPart, isSamePart, replacePart } from './parts';

/**
 * The form of one part. It is saved into the latest version, so that what another window saved of the other parts stays. Where
 * that window changed this part, the student is told, sees what it has by now, and decides by saving again.
 */
export function usePartForm(part: DetailPart, details: StudentDetails) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [seen, setSeen] = useState(details);
  const [hasConflict, setConflict] = useState(false);
  const form = useEndpointForm(saveOwnDetails, {
    rules: studentDetailsInput,
    // A copy: the library writes into what it is given.
    defaultValues: { ...details },
    send: async (written) => {
      const { details: latest } = await call(viewOwnDetails, {});
      const isChanged = !isSamePart(part, latest, seen) && !isSamePart(part, latest, written);
      setSeen(latest);
      setConflict(isChanged);
      if (isChanged) throw new ApiError('outdated');
      return { body: replacePart(part, written, latest) };
    },
    onDone: async ({ message }) => {
      // Before the form closes, which would show the old version for a moment.
      await refresh();
      await navigate(paths.profile, { replace: true, preventScrollReset: true });
      toast.success(message);
    },
  });
  return { form, conflict: hasConflict ? seen : null };
}

export type PartFormState = ReturnType<typeof usePartForm>['form'];
