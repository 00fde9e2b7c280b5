import { formatGram, formatInt } from '#kit/rules/format.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import type { Field } from '#kit/contract/field.ts';
import type { DocumentOf as Shown } from '#kit/web/document/document.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { sense } from '#kit/rules/sentence.ts';
import type { DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { CancelNote } from '#areas/dokumen/web/cancel-note.tsx';
import { openCancel } from '#areas/dokumen/web/open-cancel.tsx';
import { WithBook } from '#areas/dokumen/web/with-book.tsx';
import { barangEndpoint, daftarBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import { pindahDocument } from '#areas/stock/contract/pindah.document.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import css from '#areas/stock/web/kerja.module.css';
import { bukaTandaTerima } from '#areas/stock/web/pindah/buka-tanda-terima.ts';

type Dokumen = DocumentOf<typeof pindahDocument.spec>;

/** One move: where to, by whom, each piece with where it came from. */
const IsiPindah = ({ dokumen }: { dokumen: Dokumen }) => (
  <WithBook postings={dokumen.postings}>
    <div className={css.isi}>
      <CancelNote batal={dokumen.batal} />
      <Facts
        of={{
          [t('Tujuan')]: namaTempat(dokumen),
          [t('Waktu')]: formatInstant(dokumen.input_date),
          [t('User')]: dokumen.input_by,
          [t(sense('Jumlah', 'banyaknya'))]: t('{n} barang, {berat} g', {
            n: formatInt(dokumen.total_qty),
            berat: formatGram(dokumen.total_berat),
          }),
          ...(dokumen.keterangan && { [t('Keterangan')]: dokumen.keterangan }),
        }}
      />
      <div>
        {dokumen.barang.map((one) => (
          <div key={one.kode_barcode} className={css.baris}>
            <KadarMark kadar={one.persen} />
            <span>
              {one.nama_barang}
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
  </WithBook>
);

function TombolPindah({ dokumen }: { dokumen: Dokumen }) {
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

const batal = ({ no_pindah: no, total_qty }: Dokumen): void =>
  openCancel(pindahDocument, {
    no,
    question: t('{no}: {n} barang kembali ke tempat asalnya.', { no, n: formatInt(total_qty) }),
    beside: [daftarBarangEndpoint, barangEndpoint],
  });

/** A move as it is looked at, beside its list or over another screen. */
export const dokumenPindah: Shown<Dokumen> = {
  read: pindahDocument.one,
  status: pindahDocument.row.status as Field,
  Body: IsiPindah,
  Acts: TombolPindah,
};
