/** The share of requirements from which on a role fits well enough. */
const enough = 0.6;

/** Which sentence stands beside a number of ticks. */
export function fitOf(count: number, total: number): 'none' | 'some' | 'most' | 'all' {
  if (count === 0) return 'none';
  if (count === total) return 'all';
  return count / total < enough ? 'some' : 'most';
}
