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

type Side = { tabs?: ReactNode };
const WHOSE = ['input_date', 'no_faktur_hutang', 'nama_customer'] as const;
const [at, loan, who] = WHOSE;

const INTEREST = [
  'no_bunga',
  ...WHOSE,
  'sampai_tgl',
  'hari_bunga',
  'bunga_rp',
  'input_by',
] as const;
const Interest = ({ tabs }: Side) => (
  <PaySide
    tabs={tabs}
    of={bungaDocument}
    acts={bungaActs}
    name="bayar-bunga"
    columns={INTEREST}
    label={mark('Bayar bunga')}
    none={mark('Belum ada bunga yang dibayar')}
    hint={mark('Bunga yang diterima pada hari ini tercatat di sini.')}
    open={openInterest}
  />
);

const REDEEM = [
  'no_lunas',
  ...WHOSE,
  'jumlah_hutang',
  'bunga_rp',
  'total_bayar',
  'input_by',
] as const;
const REDEEM_ASIDE = ['jumlah_hutang', 'input_by'] as const;
const TEBUS = { jenis: 'TEBUS' };
const Redeem = ({ tabs }: Side) => (
  <PaySide
    tabs={tabs}
    of={lunasDocument}
    acts={lunasActs}
    name="pelunasan"
    columns={REDEEM}
    aside={REDEEM_ASIDE}
    only={TEBUS}
    label={mark('Pelunasan')}
    none={mark('Belum ada pelunasan')}
    hint={mark('Hutang yang ditebus pada hari ini tercatat di sini.')}
    open={openRedeem}
  />
);

const RENEW_ASIDE = [at, loan, 'jumlah_lama', 'jumlah_hutang', 'bunga_rp', 'input_by'] as const;
const RENEW = [
  'no_remaja',
  at,
  loan,
  'no_hutang_baru',
  who,
  'jumlah_lama',
  'jumlah_hutang',
  'bunga_rp',
  'arah',
  'jumlah',
  'input_by',
] as const;
const Renew = ({ tabs }: Side) => (
  <PaySide
    tabs={tabs}
    of={remajaDocument}
    acts={remajaActs}
    name="peremajaan"
    columns={RENEW}
    aside={RENEW_ASIDE}
    label={mark('Peremajaan')}
    none={mark('Belum ada peremajaan')}
    hint={mark('Hutang yang diperbarui pada hari ini tercatat di sini.')}
    open={openRenew}
  />
);

const SELL_ASIDE = [at, 'no_faktur_beli', 'harga_beli', 'total_bayar', 'input_by'] as const;
const SELL = [
  'no_lunas',
  at,
  loan,
  'no_faktur_beli',
  who,
  'harga_beli',
  'total_bayar',
  'arah',
  'jumlah',
  'input_by',
] as const;
const PUTUS = { jenis: 'PUTUS' };
const Sell = ({ tabs }: Side) => (
  <PaySide
    tabs={tabs}
    of={lunasDocument}
    acts={lunasActs}
    name="beli-putus"
    columns={SELL}
    aside={SELL_ASIDE}
    only={PUTUS}
    label={mark('Beli putus')}
    none={mark('Belum ada beli putus')}
    hint={mark('Barang jaminan yang dijual kepada toko pada hari ini tercatat di sini.')}
    open={openPutus}
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
