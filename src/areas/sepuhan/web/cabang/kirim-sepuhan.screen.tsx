import type { ReactNode } from 'react';
import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { DaftarKiriman } from '#areas/kirim/web/kirim/daftar-kiriman.tsx';
import { FormSepuhan } from '#areas/sepuhan/web/cabang/form-sepuhan.tsx';

const DaftarEmas = ({ tabs }: { tabs?: ReactNode }) => <DaftarKiriman tabs={tabs} isi="EMAS" />;

/** Gold of a branch to head office, and what was sent there (D-44.9). */
export default tabbed([
  { label: mark('Kirim'), of: FormSepuhan },
  { label: mark('Daftar kiriman'), of: DaftarEmas },
]);
