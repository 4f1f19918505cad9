import { count } from '@/lib/count';

count(location.pathname);
