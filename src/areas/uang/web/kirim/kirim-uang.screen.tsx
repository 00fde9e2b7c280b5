import { useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { BesideForm } from '#areas/dokumen/web/beside-form.tsx';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import { kirimDocument, STATUS_KIRIM } from '#areas/uang/contract/kirim.document.ts';
import { kirimActs } from '#areas/uang/web/kirim/acts-kirim.ts';
import { FormKirim } from '#areas/uang/web/kirim/form-kirim.tsx';

const WORDS = {
  label: 'Uang yang dikirim',
  search: 'Cari nota, no referensi, no reff, pengirim',
  none: 'Belum ada uang yang dikirim',
  hint: 'Uang yang dikirim ke toko lain ada di jalan sampai toko itu menghitungnya.',
};
const row = kirimDocument.row;
const COLUMNS = {
  nota_kirim: row.nota_kirim,
  tgl_system: row.tgl_system,
  nama_tujuan: row.nama_tujuan,
  jumlah_rp: row.jumlah_rp,
  nomor_referensi: row.nomor_referensi,
  sender: row.sender,
  keterangan: row.keterangan,
  no_reff: row.no_reff,
  status: row.status,
};
const MORE = { no_reff: { aside: true }, sender: { aside: true } };
const STATUS = [
  { value: 'ALL', label: 'SEMUA' },
  ...Object.entries(STATUS_KIRIM).map(([value, label]) => ({ value, label })),
];

/** Money that leaves for another shop, beside what was sent and is on its way (D-41.3). */
export default function KirimUangScreen() {
  const [status, setStatus] = useState('ALL');
  return (
    <Screen>
      <ScreenHead />
      <BesideForm label={t('Kirim uang')} form={<FormKirim />}>
        <DocumentDay
          of={kirimDocument}
          acts={kirimActs}
          name="kirim-uang"
          words={WORDS}
          columns={COLUMNS}
          more={MORE}
          only={{ status }}
          allDays
          filters={
            <SelectInput
              label={t('Status')}
              options={STATUS}
              value={status}
              searchable={false}
              onChange={(next) => setStatus(next ?? 'ALL')}
            />
          }
        />
      </BesideForm>
    </Screen>
  );
}
