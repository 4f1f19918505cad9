import { LineIcon } from '@/components/LineIcon/LineIcon';

interface Props {
  playing: boolean;
}

/** Two bars while something plays, a triangle while it stands. */
export function PlayIcon({ playing }: Props) {
  return <LineIcon path={playing ? 'M6 3v12M12 3v12' : 'M5 3l9 6-9 6z'} size={20} />;
}
