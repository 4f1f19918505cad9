import { z } from 'astro/zod';
import { quickFind } from './quickFind';

export const search = z.strictObject({ quickFind });
