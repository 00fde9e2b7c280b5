import type { ReactNode } from 'react';
import { formatRupiah } from '#kit/rules/format.ts';
import { atLeast, minus, rp } from '#kit/rules/quantity.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { Board } from '#areas/service/web/board.tsx';

/** Where every order is now. */
export const PapanPesanan = ({ tabs }: { tabs?: ReactNode }) => (
  <Board
    tabs={tabs}
    domain="penjualan"
    of={pesananDocument}
    peek="pesanan"
    taken={mark('Dipesan')}
    cut={mark('Papan hanya menampilkan {n} pesanan dengan janji terdekat. Lainnya ada di daftar.')}
    rest={({ total_harga, dp_rp }) =>
      t('Sisa {sisa}', { sisa: formatRupiah(atLeast(rp(0), minus(total_harga, dp_rp))) })
    }
  />
);
