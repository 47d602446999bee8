import { type LinkKind, linkKinds, maxLinks } from '@foothold/shared/contract';
import { useController } from '@foothold/shared/forms';
import { linkKindLabels } from '@foothold/shared/students';
import { Hint, Stack, TextField } from '@foothold/shared/ui';
import { useState } from 'react';
import type { PartFormState } from '../usePartForm';

const examples: Record<LinkKind, string> = {
  github: 'github.com/name',
  linkedin: 'linkedin.com/in/name',
  portfolio: 'name.example',
  other: 'site.example/page',
};

/** One field for each kind, and for each further link that is there. */
export function LinkFields({ form }: { form: PartFormState }) {
  const { field, formState } = useController({ control: form.control, name: 'links' });
  const [kinds] = useState(() => listKinds(field.value.map(({ kind }) => kind)));
  const [urls, setUrls] = useState(() => toUrls(kinds, field.value));
  const errors = formState.errors.links;
  const listError = Array.isArray(errors) ? undefined : errors?.message;
  const written = urls.flatMap((url, at) => (url.trim() ? [at] : []));
  const change = (at: number, url: string) => {
    const changed = urls.map((one, index) => (index === at ? url : one));
    setUrls(changed);
    field.onChange(changed.flatMap((one, index) => (one.trim() ? [{ kind: kinds[index], url: one }] : [])));
  };

  return (
    <Stack $gap={4}>
      {kinds.map((kind, at) => (
        <TextField
          key={at}
          label={linkKindLabels[kind]}
          optional
          inputMode="url"
          autoComplete="off"
          placeholder={examples[kind]}
          value={urls[at]}
          onChange={({ target }) => change(at, target.value)}
          error={errors?.[written.indexOf(at)]?.url?.message ?? (at === written[0] ? listError : undefined)}
        />
      ))}
      <Hint>{`Up to ${maxLinks}. Each opens in a new tab.`}</Hint>
    </Stack>
  );
}

/** The kinds of the links that are there, then those that are missing, and one more of the last. */
function listKinds(present: readonly LinkKind[]): LinkKind[] {
  const missing = linkKinds.filter((kind) => !present.includes(kind));
  return [...present, ...missing, 'other' as const].slice(0, maxLinks);
}

const toUrls = (kinds: readonly LinkKind[], links: readonly { url: string }[]): string[] =>
  kinds.map((_, at) => links[at]?.url ?? '');
