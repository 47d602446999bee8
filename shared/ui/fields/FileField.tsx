import { FileText, Upload } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import styled from 'styled-components';
import { TextButton } from '../buttons/TextLink';
import { Icon } from '../drawings/Icon';
import { VisuallyHidden } from '../layout/typography';
import { t } from '../theme/tokens';
import { Field, type FieldProps } from './Field';
import { acceptedFiles, formatFileSize, validateFile } from './fileValidation';
import { useFileDrop } from './useFileDrop';

/** The chosen document: a local file, or one that is already stored on the server. */
interface FileInfo extends Pick<File, 'name' | 'size'> {
  /** When it was added, and the like. */
  detail?: string;
}

interface FileFieldProps extends Omit<FieldProps, 'aside' | 'hideLabel'> {
  name: string;
  file: FileInfo | null;
  /** The file is one of several that are there: the button offers the others. */
  exchangeable?: boolean;
  /** Called with a valid file, or with null when the file was removed or refused. */
  onPick: (file: File | null) => void;
  onBlur?: () => void;
  /** For a form that focuses its first invalid field. */
  ref?: Ref<{ focus: () => void }>;
  /** The upload's progress, 0 to 1. */
  progress?: number | undefined;
  /** Announces an error when it appears, for a file that is uploaded without a form. */
  alert?: boolean;
}

/** One document, chosen in a file dialog or dropped. The transparent native input covers the field and handles clicks and keys. */
export function FileField({
  name,
  file,
  exchangeable = false,
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
  const [fileError, setFileError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);

  const selectFiles = (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (!chosen) return;
    const reason = files?.length === 1 ? validateFile(chosen) : 'Send one file here.';
    setFileError(reason);
    onPick(reason ? null : chosen);
  };
  const errorMessage = fileError ?? error;
  const { isDragOver, handlers } = useFileDrop(selectFiles);
  const removeFile = () => {
    setFileError(undefined);
    onPick(null);
    // The button that had the focus disappears.
    input.current?.focus();
  };

  return (
    <Field
      {...{ label, optional }}
      error={errorMessage}
      alert={alert || fileError !== undefined}
      hint={hint ?? (errorMessage ? undefined : defaultHint)}
    >
      {(controlProps) => (
        <DropZone
          $dragOver={isDragOver}
          $invalid={controlProps['aria-invalid'] ?? false}
          $hasFile={file !== null}
          {...handlers}
        >
          {file ? <SelectedFile file={file} exchangeable={exchangeable} onRemove={removeFile} /> : <EmptyContent />}
          <NativeInput
            {...controlProps}
            ref={input}
            type="file"
            name={name}
            accept={acceptedFiles}
            $hasFile={file !== null}
            onChange={({ target }) => {
              selectFiles(target.files);
              // Without this, choosing the same file again after a refusal or removal would not fire a change event.
              target.value = '';
            }}
            onBlur={onBlur}
          />
          {progress !== undefined && (
            <UploadProgress aria-label={`Sending ${file?.name ?? 'the file'}`} max={1} value={progress} />
          )}
        </DropZone>
      )}
    </Field>
  );
}

const defaultHint = 'PDF, DOC or DOCX, at most 5 MB.';

function EmptyContent() {
  return (
    <>
      <Icon icon={Upload} />
      <span aria-hidden="true">
        <b>Choose a file</b> or drop it here
      </span>
    </>
  );
}

interface SelectedFileProps {
  file: FileInfo;
  exchangeable: boolean;
  onRemove: () => void;
}

function SelectedFile({ file, exchangeable, onRemove }: SelectedFileProps) {
  return (
    <>
      <Icon icon={FileText} />
      <FileDetails role="status">
        <b>{file.name}</b>
        <small>{[formatFileSize(file.size).replace(' ', '\u00a0'), file.detail].filter(Boolean).join(', ')}</small>
      </FileDetails>
      <RemoveButton onClick={onRemove}>
        {exchangeable ? 'Use another' : 'Remove'}
        <VisuallyHidden>{exchangeable ? ` in place of ${file.name}` : ` ${file.name}`}</VisuallyHidden>
      </RemoveButton>
    </>
  );
}

const DropZone = styled.div<{ $dragOver: boolean; $invalid: boolean; $hasFile: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.875rem;
  min-height: 72px;
  padding: 0.75rem 1rem;
  background: ${({ $dragOver }) => ($dragOver ? t.color.accentTint : t.color.surface)};
  border: 1.5px ${({ $hasFile }) => ($hasFile ? 'solid' : 'dashed')} ${({ $invalid }) => ($invalid ? t.color.bad : t.color.lineStrong)};
  border-radius: ${t.radius.surface};
  color: ${t.color.ink2};
  > span { flex: 1 5rem; min-width: 0; }
  b { color: ${t.color.ink}; font-weight: 650; }
  &:hover { border-color: ${t.color.ink2}; }
  &:has(input:focus-visible) { outline: 3px solid ${t.color.focus}; outline-offset: 2px; }
`;
const NativeInput = styled.input<{ $hasFile: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
  &::file-selector-button { cursor: pointer; }
  ${({ $hasFile }) => $hasFile && 'pointer-events: none;'}
`;
const FileDetails = styled.span`
  b { display: block; overflow-wrap: anywhere; line-height: 1.35; }
  small { color: ${t.color.ink3}; font-size: ${t.size.small}; }
`;
const RemoveButton = styled(TextButton)`position: relative; z-index: 1; flex: none; margin-left: auto;`;
// On the bottom border, so that nothing moves when it appears and disappears.
const UploadProgress = styled.progress`
  position: absolute;
  inset: auto -1.5px -1.5px;
  width: calc(100% + 3px);
  height: 2px;
  appearance: none;
  border: 0;
  background: ${t.color.line};
  &::-webkit-progress-bar { background: ${t.color.line}; }
  &::-webkit-progress-value { background: ${t.color.accent}; transition: width ${t.time.medium}; }
  &::-moz-progress-bar { background: ${t.color.accent}; }
`;
