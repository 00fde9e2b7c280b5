import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { BesideForm } from '#areas/dokumen/web/beside-form.tsx';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { sepuhanActs } from '#areas/sepuhan/web/acts-sepuhan.ts';
import { FormManual } from '#areas/sepuhan/web/form-manual.tsx';

const WORDS = {
  label: 'Koreksi stock sepuhan',
  search: 'Cari nomor, gudang, keterangan',
  none: 'Belum ada koreksi',
  hint: 'Lot yang dibuka atau dikoreksi dengan tangan tercatat di sini.',
};
const ONLY = { langkah: 'MANUAL' };
const { row } = sepuhanDocument;
const COLUMNS = {
  no_sepuhan: row.no_sepuhan,
  input_date: row.input_date,
  kode_gudang: row.kode_gudang,
  berat: row.berat,
  berat_hasil: row.berat_hasil,
  selisih_murni: row.selisih_murni,
  keterangan: row.keterangan,
  input_by: row.input_by,
};

/** Lots that are opened or corrected by hand, beside what was corrected that day (D-44.8). */
export default function StockSepuhanManualScreen() {
  return (
    <Screen>
      <ScreenHead />
      <BesideForm label={t('Koreksi stock sepuhan')} form={<FormManual />}>
        <DocumentDay
          of={sepuhanDocument}
          acts={sepuhanActs}
          name="stock-sepuhan-manual"
          words={WORDS}
          columns={COLUMNS}
          only={ONLY}
        />
      </BesideForm>
    </Screen>
  );
}
