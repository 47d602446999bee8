import type { CompanyApplication } from '@foothold/shared/contract';
import { ActionFailure, Icon, media, t, VisuallyHidden, visuallyHiddenStyle } from '@foothold/shared/ui';
import { Star } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { getApplicantName } from './application';
import { ratingSteps, useRating } from './useRating';

/** The company's rating of an application, set by one press and taken back by pressing it again. */
export const Rating = ({ application }: { application: CompanyApplication }) => (
  <KeyedRating application={application} state={useRating(application)} />
);

interface KeyedRatingProps {
  application: CompanyApplication;
  state: ReturnType<typeof useRating>;
  isTabStop?: boolean;
}

/** The same where keys of something else rate too. */
export function KeyedRating({ application, state: { rating, failure, rate }, isTabStop = true }: KeyedRatingProps) {
  const name = getApplicantName(application) ?? 'Unknown Applicant';
  return (
    <div>
      <RatingChoice label={`Rating of ${name}`} rating={rating} onRate={rate} isTabStop={isTabStop} />
      <ActionFailure>{failure}</ActionFailure>
    </div>
  );
}

interface RatingChoiceProps {
  label: string;
  rating: CompanyApplication['rating'];
  onRate: (rating: CompanyApplication['rating']) => void;
  /** False where keys of something else do the same. */
  isTabStop?: boolean;
}

/** Five stars, of which one is chosen or none. */
export function RatingChoice({ label, rating, onRate, isTabStop = true }: RatingChoiceProps) {
  const name = useId();
  return (
    <Stars>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {ratingSteps.map((step) => (
        <StarLabel key={step} $filled={rating !== null && step <= rating} title={`${step} of 5`}>
          <input
            type="radio"
            name={name}
            checked={rating === step}
            tabIndex={isTabStop ? undefined : -1}
            onChange={() => onRate(step)}
            onClick={() => rating === step && onRate(null)}
          />
          <VisuallyHidden>{`${step} of 5`}</VisuallyHidden>
          <Icon icon={Star} small />
        </StarLabel>
      ))}
    </Stars>
  );
}

const Stars = styled.fieldset`
  position: relative;
  display: inline-flex;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
const StarLabel = styled.label<{ $filled: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: ${t.radius.blob};
  color: ${({ $filled }) => ($filled ? t.color.ink : t.color.ink3)};
  cursor: pointer;
  svg { fill: ${({ $filled }) => ($filled ? 'currentColor' : 'none')}; }
  &:hover { background: ${t.color.sunken}; color: ${t.color.ink}; }
  &:has(:focus-visible) { outline: 3px solid ${t.color.focus}; outline-offset: -1px; }
  input { ${visuallyHiddenStyle} }
  ${media.phone} { width: 44px; height: 44px; }
  ${media.print} { width: 16px; height: 20px; }
`;
