import type { ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import { listOpnameBerlianEndpoint } from '#areas/opname/contract/opname-berlian.api.ts';
import { HitunganBerlian, TINDAKAN } from '#areas/opname/web/berlian/hitungan-berlian.tsx';
import { MulaiBerlian } from '#areas/opname/web/berlian/mulai-berlian.tsx';
import { LayarOpname } from '#areas/opname/web/opname/layar-opname.tsx';

/** Counting loose stones, by the codes on their papers (D-45.7). */
export const OpnameBerlian = ({ tabs }: { tabs?: ReactNode }) => (
  <LayarOpname
    tabs={tabs}
    daftar={listOpnameBerlianEndpoint}
    segarkan={TINDAKAN.segarkan}
    Mulai={MulaiBerlian}
    Hitungan={HitunganBerlian}
    kosong={t('Pilih gudang, lalu mulai. Berlian lepas menurut catatan dikunci saat itu.')}
  />
);
