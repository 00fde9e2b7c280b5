import type { ReactNode } from 'react';
import { mark } from '#kit/web/base/text.ts';
import { tabbed } from '#kit/web/frame/tabs.tsx';
import { bungaDocument } from '#areas/hutang/contract/bunga.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { remajaDocument } from '#areas/hutang/contract/remaja.document.ts';
import { bungaActs, lunasActs, remajaActs } from '#areas/hutang/web/acts.ts';
import { HutangBaru } from '#areas/hutang/web/baru/hutang-baru.tsx';
import {
  openInterest,
  openPutus,
  openRedeem,
  openRenew,
} from '#areas/hutang/web/dokumen-hutang.tsx';
import { PaySide } from '#areas/hutang/web/pay-side.tsx';

const REDEEM_ASIDE = ['jumlah_hutang', 'input_by'];
const RENEW_ASIDE = [
  'input_date',
  'no_faktur_hutang',
  'jumlah_lama',
  'jumlah_hutang',
  'bunga_rp',
  'input_by',
];
const SELL_ASIDE = ['input_date', 'no_faktur_beli', 'harga_beli', 'total_bayar', 'input_by'];

type Side = { tabs?: ReactNode };
const SEARCH = mark('Cari nomor, customer, kasir');
const SCAN = mark('Pindai surat hutang');

const interest = bungaDocument.row;
const Interest = ({ tabs }: Side) => (
  <PaySide
    tabs={tabs}
    of={bungaDocument}
    acts={bungaActs}
    name="bayar-bunga"
    columns={{
      no_bunga: interest.no_bunga,
      input_date: interest.input_date,
      no_faktur_hutang: interest.no_faktur_hutang,
      nama_customer: interest.nama_customer,
      sampai_tgl: interest.sampai_tgl,
      hari_bunga: interest.hari_bunga,
      bunga_rp: interest.bunga_rp,
      input_by: interest.input_by,
    }}
    words={{
      label: mark('Bayar bunga'),
      search: SEARCH,
      none: mark('Belum ada bunga yang dibayar'),
      hint: mark('Bunga yang diterima pada hari ini tercatat di sini.'),
      scan: SCAN,
    }}
    onHutang={openInterest}
  />
);

const redeemed = lunasDocument.row;
const Redeem = ({ tabs }: Side) => (
  <PaySide
    tabs={tabs}
    of={lunasDocument}
    acts={lunasActs}
    name="pelunasan"
    aside={REDEEM_ASIDE}
    only={{ jenis: 'TEBUS' }}
    columns={{
      no_lunas: redeemed.no_lunas,
      input_date: redeemed.input_date,
      no_faktur_hutang: redeemed.no_faktur_hutang,
      nama_customer: redeemed.nama_customer,
      jumlah_hutang: redeemed.jumlah_hutang,
      bunga_rp: redeemed.bunga_rp,
      total_bayar: redeemed.total_bayar,
      input_by: redeemed.input_by,
    }}
    words={{
      label: mark('Pelunasan'),
      search: SEARCH,
      none: mark('Belum ada pelunasan'),
      hint: mark('Hutang yang ditebus pada hari ini tercatat di sini.'),
      scan: SCAN,
    }}
    onHutang={openRedeem}
  />
);

const Sell = ({ tabs }: Side) => (
  <PaySide
    tabs={tabs}
    of={lunasDocument}
    acts={lunasActs}
    name="beli-putus"
    aside={SELL_ASIDE}
    only={{ jenis: 'PUTUS' }}
    columns={{
      no_lunas: redeemed.no_lunas,
      input_date: redeemed.input_date,
      no_faktur_hutang: redeemed.no_faktur_hutang,
      no_faktur_beli: redeemed.no_faktur_beli,
      nama_customer: redeemed.nama_customer,
      harga_beli: redeemed.harga_beli,
      total_bayar: redeemed.total_bayar,
      arah: redeemed.arah,
      jumlah: redeemed.jumlah,
      input_by: redeemed.input_by,
    }}
    words={{
      label: mark('Beli putus'),
      search: SEARCH,
      none: mark('Belum ada beli putus'),
      hint: mark('Barang jaminan yang dijual kepada toko pada hari ini tercatat di sini.'),
      scan: SCAN,
    }}
    onHutang={openPutus}
  />
);

const renewed = remajaDocument.row;
const Renew = ({ tabs }: Side) => (
  <PaySide
    tabs={tabs}
    of={remajaDocument}
    acts={remajaActs}
    name="peremajaan"
    aside={RENEW_ASIDE}
    columns={{
      no_remaja: renewed.no_remaja,
      input_date: renewed.input_date,
      no_faktur_hutang: renewed.no_faktur_hutang,
      no_hutang_baru: renewed.no_hutang_baru,
      nama_customer: renewed.nama_customer,
      jumlah_lama: renewed.jumlah_lama,
      jumlah_hutang: renewed.jumlah_hutang,
      bunga_rp: renewed.bunga_rp,
      arah: renewed.arah,
      jumlah: renewed.jumlah,
      input_by: renewed.input_by,
    }}
    words={{
      label: mark('Peremajaan'),
      search: SEARCH,
      none: mark('Belum ada peremajaan'),
      hint: mark('Hutang yang diperbarui pada hari ini tercatat di sini.'),
      scan: SCAN,
    }}
    onHutang={openRenew}
  />
);

/** Lending on gold: a new loan, its interest, its redemption, its renewal, its sale (D-16, D-34.8). */
export default tabbed(
  [
    { label: mark('Hutang baru'), of: HutangBaru },
    { label: mark('Bayar bunga'), of: Interest },
    { label: mark('Pelunasan'), of: Redeem },
    { label: mark('Peremajaan'), of: Renew },
    { label: mark('Beli putus'), of: Sell },
  ],
  'F6',
);
