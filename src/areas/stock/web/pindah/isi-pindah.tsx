import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { KadarMark } from '#kit/web/mark/kadar-mark.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { barangEndpoint, daftarBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import {
  batalPindahEndpoint,
  daftarPindahEndpoint,
  pindahEndpoint,
} from '#areas/stock/contract/pindah.api.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import css from '#areas/stock/web/kerja.module.css';
import { bukaTandaTerima } from '#areas/stock/web/pindah/buka-tanda-terima.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';

type Dokumen = AnswerOf<typeof pindahEndpoint>;

/** One move: where to, by whom, each piece with where it came from. */
export const IsiPindah = ({ dokumen }: { dokumen: Dokumen }) => (
  <div className={css.isi}>
    <Facts
      of={{
        [t('Tujuan')]: namaTempat(dokumen),
        [t('Waktu')]: formatInstant(dokumen.input_date),
        [t('User')]: dokumen.input_by,
        [t('Jumlah')]: t('{n} barang, {berat} g', {
          n: formatInt(dokumen.total_qty),
          berat: formatGram(dokumen.total_berat),
        }),
        ...(dokumen.keterangan && { [t('Keterangan')]: dokumen.keterangan }),
        ...(dokumen.batal && {
          [t('Dibatalkan')]:
            `${dokumen.batal.no} · ${dokumen.batal.batal_by} · ${dokumen.batal.alasan}`,
        }),
      }}
    />
    <div>
      {dokumen.barang.map((one) => (
        <div key={one.kode_barcode} className={css.baris}>
          <KadarMark kadar={one.kadar} />
          <span>
            {one.keterangan}
            <small>
              {one.kode_barcode} ·{' '}
              {t('dari {tempat}', {
                tempat: namaTempat({ kode_gudang: one.dari_gudang, kode_baki: one.dari_baki }),
              })}
            </small>
          </span>
          <b>{formatGram(one.berat)} g</b>
        </div>
      ))}
    </div>
  </div>
);

export function TombolPindah({ dokumen }: { dokumen: Dokumen }) {
  const { tgl_system } = usePerson();
  const no = dokumen.no_pindah;
  return (
    <>
      <Button onClick={() => void bukaTandaTerima(no, '.pdf')}>{t('Export Pdf')}</Button>
      <Button onClick={() => void bukaTandaTerima(no, '.xlsx')}>{t('Export Excel')}</Button>
      {dokumen.status === 'DONE' && dokumen.tgl_system === tgl_system && (
        <Button look="danger" onClick={() => batal(dokumen)}>
          {t('Batalkan')}
        </Button>
      )}
    </>
  );
}

const batal = (dokumen: Dokumen): void =>
  void openDialog((close) => (
    <ReasonDialog
      of={batalPindahEndpoint}
      params={{ no: dokumen.no_pindah }}
      title={t('Batalkan pindah barang?')}
      question={t('{no}: {n} barang kembali ke tempat asalnya.', {
        no: dokumen.no_pindah,
        n: formatInt(dokumen.total_qty),
      })}
      act={t('Batalkan pindah barang')}
      danger
      success="Pindah barang dibatalkan"
      refresh={[daftarPindahEndpoint, pindahEndpoint, daftarBarangEndpoint, barangEndpoint]}
      onClose={() => close(undefined)}
    />
  ));
