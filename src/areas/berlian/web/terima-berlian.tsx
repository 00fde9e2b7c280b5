import type { ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { BesideForm } from '#areas/dokumen/web/beside-form.tsx';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import { terimaBerlianDocument } from '#areas/berlian/contract/terima-berlian.document.ts';
import { terimaBerlianActs } from '#areas/berlian/web/acts-berlian.ts';
import { FormTerima } from '#areas/berlian/web/form-terima.tsx';

const WORDS = {
  label: 'Terima berlian',
  search: 'Cari nomor, supplier, keterangan',
  none: 'Belum ada berlian yang diterima',
  hint: 'Berlian dari supplier tercatat di sini.',
};
const {
  no_terima,
  input_date,
  kode_supplier,
  konsinyasi,
  total_butir,
  total_carat,
  keterangan,
  input_by,
} = terimaBerlianDocument.row;
const COLUMNS = {
  no_terima,
  input_date,
  kode_supplier,
  konsinyasi,
  total_butir,
  total_carat,
  keterangan,
  input_by,
};

/** Stones that come in, one by one, beside what came in on the day. */
export const TerimaBerlian = ({ tabs }: { tabs?: ReactNode }) => (
  <Screen>
    <ScreenHead>{tabs}</ScreenHead>
    <BesideForm label={t('Terima berlian')} form={<FormTerima />}>
      <DocumentDay
        of={terimaBerlianDocument}
        acts={terimaBerlianActs}
        name="terima-berlian"
        words={WORDS}
        columns={COLUMNS}
      />
    </BesideForm>
  </Screen>
);
