import type { ComponentProps } from 'react';
import type { MailAddress } from '@/ui/MailAddress/MailAddress';
import type { Code } from '@/ui/Prose/Code';

/** The parts that have a button to copy them. */
export const copies = {
  code: [
    { text: 'let a;', language: 'js' },
    { text: 'rate(x[5m]) < 1', language: 'promql' },
    { text: 'größe = "Łódź" # 😀\n\n\treturn x && y', language: 'python' },
    { text: 'x'.repeat(300), language: '' },
  ],
  mail: [
    { email: 'jobs@trellis.example', href: 'mailto:jobs@trellis.example' },
    { email: 'bewerbungen.und.empfehlungen@gesellschaft.example', href: 'mailto:x?subject=J%C3%B3%C5%BEef' },
  ],
} satisfies { code: ComponentProps<typeof Code>[]; mail: ComponentProps<typeof MailAddress>[] };
