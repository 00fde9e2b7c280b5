import { IconFileTypePdf } from '@tabler/icons-react';
import type { Field } from '#kit/contract/field.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import type { DocumentOf as Shown } from '#kit/web/document/document.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { DocumentBody } from '#areas/dokumen/web/document-body.tsx';
import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { kembaliLebihEndpoint, lebihDikirimEndpoint } from '#areas/kirim/contract/lebih.api.ts';
import { KEADAAN_LEBIH } from '#areas/kirim/rules/lebih.ts';
import { kirimActs } from '#areas/kirim/web/kirim/acts.tsx';
import { KeadaanJauh, MintaBatal, useKeadaanJauh } from '#areas/kirim/web/kirim/kiriman-jauh.tsx';
import type { Dikirim } from '#areas/kirim/web/kirim/selisih-dialog.tsx';
import css from '#areas/stock/web/kerja.module.css';

const BERLIAN = ['total_butir', 'total_carat'] as const;
const BARANG = [
  'kode_barcode',
  'persen',
  'dari_gudang',
  'dari_baki',
  'hasil',
  'no_terima',
  'berat_terima',
  'kadar_terima',
] as const;
const BATU = [
  'kode_barcode',
  'butir',
  'dari_gudang',
  'hasil',
  'no_terima',
  'butir_terima',
  'carat_terima',
] as const;

/** One shipment: where to, what is in it, and where each piece is by now. */
const IsiKiriman = ({ dokumen }: { dokumen: Dikirim }) => (
  <DocumentBody
    of={kirimBarangDocument}
    dokumen={dokumen}
    shows={[
      'nama_tujuan',
      'total_qty',
      ...(dokumen.isi === 'BERLIAN' ? BERLIAN : (['total_berat'] as const)),
      'pembawa',
      'no_segel',
      'berat_bungkus',
      'no_kirim_asal',
      'keterangan',
    ]}
    lineShows={dokumen.isi === 'BERLIAN' ? BATU : BARANG}
    lineFigure={dokumen.isi === 'BERLIAN' ? 'carat' : 'berat'}
    above={
      <>
        <KeadaanJauh no={dokumen.no_kirim} />
        <Lebih no={dokumen.no_kirim} />
      </>
    }
  />
);

/** What the other shop found beyond the list: shipped after it, or home again, which the sender says (D-42.7). */
function Lebih({ no }: { no: string }) {
  const { data = [] } = useRead(lebihDikirimEndpoint, { params: { no } });
  const write = useWrite(kembaliLebihEndpoint, {
    success: 'Barang lebih sudah kembali',
    refresh: [lebihDikirimEndpoint],
  });
  const open = data.filter((one) => one.keadaan === 'BELUM' || one.keadaan === 'DISERAHKAN');
  if (open.length === 0) return null;
  const kembali = (kode_barcode: string) =>
    void write.send({ params: { no }, body: { kode_barcode, keterangan: null } });
  return (
    <section className={css.bagian} aria-label={t('Barang lebih')}>
      <p className={css.ingat} role="status">
        {t('Barang lebih di toko tujuan: kirim dengan No Kirim Asal {no}, atau ambil kembali.', {
          no,
        })}
      </p>
      {open.map((one) => (
        <div key={one.kode_barcode} className={css.hitung}>
          <span>
            {one.nama_barang ?? one.kode_barcode}
            <small>
              {one.kode_barcode} · {t(KEADAAN_LEBIH[one.keadaan])}
            </small>
          </span>
          <Button size="sm" busy={write.busy} onClick={() => kembali(one.kode_barcode)}>
            {t('Sudah kembali')}
          </Button>
        </div>
      ))}
    </section>
  );
}

function TombolKiriman({ dokumen }: { dokumen: Dikirim }) {
  const kurang = dokumen.barang.some((one) => one.hasil === 'KURANG');
  const utuh = dokumen.barang.every((one) => one.hasil === 'JALAN');
  const batal = dokumen.status === 'OPEN' && utuh;
  const jauh = useKeadaanJauh(dokumen.no_kirim);
  return (
    <>
      <IconButton label={t('Surat jalan')} onClick={() => kirimActs.print(dokumen)}>
        <IconFileTypePdf size={18} stroke={1.6} aria-hidden />
      </IconButton>
      {dokumen.status === 'OPEN' && kurang && (
        <Button look="primary" onClick={() => kirimActs.settle(dokumen)}>
          {t('Selesaikan selisih')}
        </Button>
      )}
      {batal && jauh && !jauh.bisa_ditarik && <MintaBatal no={dokumen.no_kirim} jauh={jauh} />}
      {batal && (!jauh || jauh.batal === 'BOLEH' || jauh.bisa_ditarik) && (
        <Button look="danger" onClick={() => kirimActs.cancel(dokumen)}>
          {t('Batalkan')}
        </Button>
      )}
    </>
  );
}

/** A shipment as it is looked at, beside its list or over another screen. */
export const dokumenKiriman: Shown<Dikirim> = {
  read: kirimBarangDocument.one,
  status: kirimBarangDocument.row.status as Field,
  Body: IsiKiriman,
  Acts: TombolKiriman,
};
