import { LineIcon } from '@/components/LineIcon/LineIcon';

/** A ring with a handle. */
export function FindIcon() {
  return <LineIcon path="M17 9.5a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0M15 15l6 6" side={22} />;
}
