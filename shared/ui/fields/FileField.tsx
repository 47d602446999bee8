import { FileText, Upload } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import styled from 'styled-components';
import { TextButton } from '../buttons/TextLink';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../layout/type';
import { t } from '../tokens';
import { Field, type FieldProps } from './Field';
import { acceptedFiles, refusalOf, sizeText } from './fileRules';
import { useDrop } from './useDrop';

/** What is shown of a document that was chosen, from this machine or from anywhere else. */
type Chosen = Pick<File, 'name' | 'size'>;

interface FileFieldProps extends Omit<FieldProps, 'aside' | 'hideLabel'> {
  name: string;
  file: Chosen | null;
  /** A file that may be sent, or null when it was removed or refused. */
  onPick: (file: File | null) => void;
  onBlur?: () => void;
  /** For a form that leads to its first mistake. */
  ref?: Ref<{ focus: () => void }>;
  /** 0 to 1 while it travels. */
  progress?: number | undefined;
  /** Reads the error out as it comes, for a file that is sent without a form. */
  alert?: boolean;
}

/** One document, chosen or dropped. The native input lies over the dashed wall, so click and keyboard are the browser's own. */
export function FileField({
  name,
  file,
  onPick,
  onBlur,
  ref,
  progress,
  alert = false,
  error,
  hint,
  label,
  optional,
}: FileFieldProps) {
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);

  const take = (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (!chosen) return;
    const reason = files?.length === 1 ? refusalOf(chosen) : 'Send one file here.';
    setRefusal(reason);
    onPick(reason ? null : chosen);
  };
  const problem = refusal ?? error;
  const { over, handlers } = useDrop(take);
  const remove = () => {
    setRefusal(undefined);
    onPick(null);
    // The button that had the focus is gone.
    input.current?.focus();
  };

  return (
    <Field
      {...{ label, optional }}
      error={problem}
      alert={alert || refusal !== undefined}
      hint={problem ? undefined : (hint ?? 'PDF, DOC or DOCX, at most 5 MB.')}
    >
      {(tied) => (
        <Wall $over={over} $bad={tied['aria-invalid'] ?? false} $full={file !== null} {...handlers}>
          {file ? <Full file={file} onRemove={remove} /> : <Ask />}
          <Native
            {...tied}
            ref={input}
            type="file"
            name={name}
            accept={acceptedFiles}
            $full={file !== null}
            onChange={({ target }) => {
              take(target.files);
              // The same file can be chosen again after it was refused or removed.
              target.value = '';
            }}
            onBlur={onBlur}
          />
          {progress !== undefined && (
            <Travel aria-label={`Sending ${file?.name ?? 'the file'}`} max={1} value={progress} />
          )}
        </Wall>
      )}
    </Field>
  );
}

function Ask() {
  return (
    <>
      <Icon of={Upload} />
      <span aria-hidden="true">
        <b>Choose a file</b> or drop it here
      </span>
    </>
  );
}

function Full({ file, onRemove }: { file: Chosen; onRemove: () => void }) {
  return (
    <>
      <Icon of={FileText} />
      <Words role="status">
        <b>{file.name}</b>
        <small>{sizeText(file.size)}</small>
      </Words>
      <Remove onClick={onRemove}>
        Remove<VisuallyHidden>{` ${file.name}`}</VisuallyHidden>
      </Remove>
    </>
  );
}

const Wall = styled.div<{ $over: boolean; $bad: boolean; $full: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.875rem;
  min-height: 72px;
  padding: 0.75rem 1rem;
  background: ${({ $over }) => ($over ? t.color.holdTint : t.color.wall)};
  border: 1.5px ${({ $full }) => ($full ? 'solid' : 'dashed')} ${({ $bad }) => ($bad ? t.color.bad : t.color.lineStrong)};
  border-radius: ${t.radius.wall};
  color: ${t.color.ink2};
  b { color: ${t.color.ink}; font-weight: 650; }
  &:hover { border-color: ${t.color.ink2}; }
  &:has(input:focus-visible) { outline: 3px solid ${t.color.focus}; outline-offset: 2px; }
`;
const Native = styled.input<{ $full: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
  &::file-selector-button { cursor: pointer; }
  ${({ $full }) => $full && 'pointer-events: none;'}
`;
const Words = styled.span`
  flex: 1;
  min-width: 0;
  b { display: block; overflow-wrap: anywhere; line-height: 1.35; }
  small { color: ${t.color.ink3}; font-size: ${t.size.small}; }
`;
const Remove = styled(TextButton)`position: relative; z-index: 1;`;
// On the wall's foot, so that nothing moves when it comes and goes.
const Travel = styled.progress`
  position: absolute;
  inset: auto -1.5px -1.5px;
  width: calc(100% + 3px);
  height: 2px;
  appearance: none;
  border: 0;
  background: ${t.color.line};
  &::-webkit-progress-bar { background: ${t.color.line}; }
  &::-webkit-progress-value { background: ${t.color.hold}; transition: width ${t.time.step}; }
  &::-moz-progress-bar { background: ${t.color.hold}; }
`;
