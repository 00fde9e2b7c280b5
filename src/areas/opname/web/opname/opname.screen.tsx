import type { ReactNode } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { daftarOpnameEndpoint } from '#areas/opname/contract/opname.api.ts';
import { OpnameBerlian } from '#areas/opname/web/berlian/opname-berlian.tsx';
import { Hitungan, TINDAKAN } from '#areas/opname/web/opname/hitungan.tsx';
import { LayarOpname } from '#areas/opname/web/opname/layar-opname.tsx';
import { MulaiOpname } from '#areas/opname/web/opname/mulai-opname.tsx';

/** Counting what is really there: several people scan, everybody sees what is still missing (D-21.1). */
const OpnameBarang = ({ tabs }: { tabs?: ReactNode }) => (
  <LayarOpname
    tabs={tabs}
    daftar={daftarOpnameEndpoint}
    segarkan={TINDAKAN.segarkan}
    Mulai={MulaiOpname}
    Hitungan={Hitungan}
    kosong={t('Pilih gudang dan baki, lalu mulai. Isi menurut catatan dikunci saat itu.')}
  />
);

const DuaMacam = tabbed(
  [
    { label: mark('Barang'), of: OpnameBarang },
    { label: mark('Berlian'), of: OpnameBerlian },
  ],
  'F6',
);

/** Pieces, and loose stones where the shop keeps them (D-45.7). */
export default function OpnameScreen() {
  const { moduls } = usePerson();
  return moduls.has(barangModul.BERLIAN_MODULE.key) ? <DuaMacam /> : <OpnameBarang />;
}
