import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { saveReturnPath, useAccessRole } from '@foothold/shared/auth';
import {
  type CompanyChoice,
  followCompany,
  hideCompany,
  unfollowCompany,
  unhideCompany,
  viewCompanyChoice,
} from '@foothold/shared/contract';
import { useLocation } from '@foothold/shared/router';
import { Button, LinkButton, MenuButton, Row, SecondaryText, toast } from '@foothold/shared/ui';
import { BellPlus, BellRing, Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';

interface CompanyActionsProps {
  id: number;
  name: string;
}

/** Follows the company or hides it, for a student; a visitor logs in first. */
export function CompanyActions(props: CompanyActionsProps) {
  const role = useAccessRole();
  const { pathname } = useLocation();
  if (role === 'student') return <StudentActions {...props} />;
  return role ? null : (
    <Row>
      <LinkButton to="/login" $tone="soft" icon={BellPlus} onClick={() => saveReturnPath(pathname)}>
        Follow
      </LinkButton>
    </Row>
  );
}

type ChoiceCall = typeof followCompany | typeof unfollowCompany | typeof hideCompany | typeof unhideCompany;

function StudentActions({ id, name }: CompanyActionsProps) {
  const [choice, setChoice] = useState<CompanyChoice>({ followed: null, hidden: false });
  useEffect(() => {
    const ended = new AbortController();
    call(viewCompanyChoice, { params: { id } }, ended.signal).then(
      (response) => setChoice(response.choice),
      () => {},
    );
    return () => ended.abort();
  }, [id]);

  const change = useAction(async (endpoint: ChoiceCall, message: string) => {
    const body = { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
    try {
      const response =
        endpoint === followCompany
          ? await call(followCompany, { params: { id }, body })
          : await call(endpoint as typeof hideCompany, { params: { id } });
      setChoice(response.choice);
      toast.success(message);
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });
  const { followed, hidden } = choice;

  return (
    <>
      <Row>
        {followed === null ? (
          <Button
            $tone="soft"
            icon={BellPlus}
            busy={change.busy}
            onClick={() => change.start(followCompany, `You follow ${name}. New jobs are mailed once a day.`)}
          >
            Follow
          </Button>
        ) : (
          <Button
            $tone="soft"
            icon={BellRing}
            busy={change.busy}
            onClick={() => change.start(unfollowCompany, `You follow ${name} no more.`)}
          >
            Unfollow
          </Button>
        )}
        <MenuButton
          label="More"
          subject={name}
          actions={[
            hidden
              ? {
                  label: 'Show its jobs again',
                  icon: Eye,
                  onSelect: () => change.start(unhideCompany, `Jobs of ${name} are in your lists again.`),
                }
              : {
                  label: 'Hide its jobs',
                  icon: EyeOff,
                  onSelect: () => change.start(hideCompany, `Jobs of ${name} are in none of your lists.`),
                },
          ]}
        />
      </Row>
      {hidden && (
        <SecondaryText role="status">You have hidden it: its jobs are in none of your lists and mails.</SecondaryText>
      )}
    </>
  );
}
