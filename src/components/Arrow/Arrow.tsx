import { LineIcon } from '@/components/LineIcon/LineIcon';

/** A plain arrow to the right; the links that lead back turn it in their style sheet. */
export function Arrow() {
  return <LineIcon path="M1 9h15M10.5 3.5L16 9l-5.5 5.5" />;
}
