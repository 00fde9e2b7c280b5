import { kode, optional, text } from '#kit/contract/field.ts';
import { mark, t } from '#kit/web/base/text.ts';
import type { PesananDokumen } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { serahActs } from '#areas/service/web/acts.ts';
import { serahPesananActs } from '#areas/service/web/pesanan/acts.ts';
import type { Service } from '#areas/service/web/service-body.tsx';
import { GoldDialog, goldField } from '#areas/service/web/tukang/gold-dialog.tsx';

const FIELDS = {
  kode_tukang: optional(kode('Tukang')),
  emas: goldField(mark('Emas toko yang diserahkan')),
  keterangan: optional(text('Keterangan', { max: 200 })),
};

/** Pieces of a repair to a craftsman, with gold of the shop where he shall add some (D-36.5). */
export const SerahDialog = ({ service, onClose }: { service: Service; onClose: () => void }) => (
  <GoldDialog
    of={serahDocument.makes.service}
    params={{ no_service: service.no_service }}
    fields={FIELDS}
    gold="emas"
    out
    none={service.status !== 'PROSES'}
    start={{ kode_tukang: service.kode_tukang }}
    body={(typed, emas) => ({ ...typed, emas })}
    title={t('Serahkan {no} ke tukang', { no: service.no_service })}
    note={service.barang.map((one) => `${one.nama_barang}: ${one.deskripsi}`).join(', ')}
    act={t('Serahkan dan cetak')}
    success="Barang diserahkan ke tukang"
    acts={serahActs}
    onClose={onClose}
  />
);

type OfOrder = { pesanan: PesananDokumen; onClose: () => void };
/** An order to a craftsman, with the gold that he makes it of (D-36.5). */
export const SerahPesananDialog = ({ pesanan, onClose }: OfOrder) => (
  <GoldDialog
    of={serahDocument.makes.pesanan}
    params={{ no_pesanan: pesanan.no_pesanan }}
    fields={FIELDS}
    gold="emas"
    out
    start={{ kode_tukang: pesanan.kode_tukang }}
    body={(typed, emas) => ({ ...typed, emas })}
    title={t('Serahkan {no} ke tukang', { no: pesanan.no_pesanan })}
    note={pesanan.barang.map((one) => one.deskripsi).join(', ')}
    act={t('Serahkan dan cetak')}
    success="Pesanan diserahkan ke tukang"
    acts={serahPesananActs}
    onClose={onClose}
  />
);
