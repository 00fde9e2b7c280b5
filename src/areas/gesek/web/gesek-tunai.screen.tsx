import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { BesideForm } from '#areas/dokumen/web/beside-form.tsx';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import { gesekDocument } from '#areas/gesek/contract/gesek.document.ts';
import { gesekActs } from '#areas/gesek/web/acts-gesek.ts';
import { FormGesek } from '#areas/gesek/web/form-gesek.tsx';

const WORDS = {
  label: 'Gesek tunai',
  search: 'Cari nomor, customer, kartu, kasir',
  none: 'Belum ada gesek tunai',
  hint: 'Tunai yang diberikan atas kartu tercatat di sini; uang kartunya menunggu di Validasi Non Cash.',
};
const row = gesekDocument.row;
const COLUMNS = {
  no_gesek: row.no_gesek,
  input_date: row.input_date,
  nama_customer: row.nama_customer,
  no_kartu: row.no_kartu,
  jumlah_rp: row.jumlah_rp,
  fee: row.fee,
  jumlah_gesek_rp: row.jumlah_gesek_rp,
  jenis_kartu: row.jenis_kartu,
  kode_bank: row.kode_bank,
  input_by: row.input_by,
};
const MORE = {
  jumlah_rp: { bare: true },
  fee: { bare: true },
  jumlah_gesek_rp: { bare: true },
  input_by: { aside: true },
};

/** Cash paid out on a card, beside what was paid out today (D-41.1). */
export default function GesekTunaiScreen() {
  return (
    <Screen>
      <ScreenHead />
      <BesideForm label={t('Gesek tunai')} form={<FormGesek />}>
        <DocumentDay
          of={gesekDocument}
          acts={gesekActs}
          name="gesek-tunai"
          words={WORDS}
          columns={COLUMNS}
          more={MORE}
        />
      </BesideForm>
    </Screen>
  );
}
