import type { Student, StudentDetails } from '@foothold/shared/contract';
import { Button, Row, SecondaryText, toast, VisuallyHidden } from '@foothold/shared/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { saveFile } from '../../saveFile';
import { ImportDialog } from './ImportDialog';
import { readJsonResume } from './readJsonResume';
import { maxResumeSize } from './resumeFile';
import { toJsonResume } from './toJsonResume';

interface JsonResumeRowProps {
  email: string;
  student: Student;
  details: StudentDetails;
}

/** Takes the profile along as a file that other sites read, and fills it in from one. The file never leaves the browser. */
export function JsonResumeRow({ email, student, details }: JsonResumeRowProps) {
  const [content, setContent] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const download = () => {
    const text = JSON.stringify(toJsonResume(email, student, details), null, 2);
    saveFile(new File([text], 'resume.json', { type: 'application/json' }));
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    const text = file && file.size <= maxResumeSize ? await file.text().catch(() => '') : '';
    target.value = '';
    if (!file) return;
    if (file.size > maxResumeSize) toast.error('This file is larger than 256 KB.');
    else if (!readJsonResume(text, details)) toast.error('This file is not a JSON Resume.');
    else setContent(text);
  };

  return (
    <Row $between>
      <Explanation>Take it along as a JSON Resume file, or fill it in from one.</Explanation>
      <Row>
        <Button $tone="soft" $size="small" onClick={download}>
          Download<VisuallyHidden> as JSON Resume</VisuallyHidden>
        </Button>
        <Button $tone="soft" $size="small" onClick={() => input.current?.click()}>
          Fill in<VisuallyHidden> from a JSON Resume</VisuallyHidden>
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label="JSON Resume file"
          onChange={open}
        />
      </Row>
      {content !== null && <ImportDialog content={content} details={details} onClose={() => setContent(null)} />}
    </Row>
  );
}

const Explanation = styled(SecondaryText)`flex: 1 1 16rem;`;
