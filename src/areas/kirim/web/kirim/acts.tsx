import { text } from '#kit/contract/field.ts';
import { formatInt } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { sourceOf } from '#kit/contract/chosen.ts';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { StepDialog } from '#areas/dokumen/web/act/step-dialog.tsx';
import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { nokirimEndpoint } from '#areas/kirim/contract/kiriman.api.ts';
import { lebihDikirimEndpoint } from '#areas/kirim/contract/lebih.api.ts';
import { SelisihDialog, type Dikirim } from '#areas/kirim/web/kirim/selisih-dialog.tsx';
import { bukaSuratJalan } from '#areas/kirim/web/kirim/surat-jalan.ts';
import { barangEndpoint, daftarBarangEndpoint } from '#areas/stock/contract/barang.api.ts';

/** Lists that a shipment changes. */
export const LISTS = [
  kirimBarangDocument.list,
  kirimBarangDocument.one,
  nokirimEndpoint,
  lebihDikirimEndpoint,
  daftarBarangEndpoint,
  barangEndpoint,
] as const;

const { kode_gudang, kode_baki } = kirimBarangDocument.spec.cancel.body;
const FIELDS = { alasan: text('Alasan', { min: 3, max: 300 }), kode_gudang, kode_baki };

type Row = Readonly<Record<string, unknown>>;

/** What is done with a shipment: its paper, its way back, and what is made of pieces that never arrived. */
export const kirimActs = {
  lists: LISTS,
  print: (row: Row) => void bukaSuratJalan(String(row.no_kirim)),
  cancel: (row: Row) =>
    void openDialog<void>((close) =>
      withPerson(
        <Batalkan
          isi={String(row.isi)}
          no={String(row.no_kirim)}
          qty={Number(row.total_qty)}
          onClose={close}
        />,
      ),
    ),
  settle: (dokumen: Dikirim) =>
    void openDialog<void>((close) =>
      withPerson(<SelisihDialog dokumen={dokumen} lists={LISTS} onClose={close} />),
    ),
};

type Batal = { no: string; qty: number; onClose: () => void };

function Batalkan({ isi, ...batal }: Batal & { isi: string }) {
  if (isi === 'EMAS') return <BatalEmas {...batal} />;
  return isi === 'BERLIAN' ? <BatalBerlian {...batal} /> : <BatalDialog {...batal} />;
}

/** Stones go back to their warehouse, or the one that is named; parts into their parcels (D-45.8). */
const BatalBerlian = ({ no, qty, onClose }: Batal) => (
  <StepDialog
    of={kirimBarangDocument.cancel}
    params={{ no }}
    fields={{ alasan: FIELDS.alasan, kode_gudang: FIELDS.kode_gudang }}
    body={(typed) => ({ ...typed, kode_baki: null })}
    title={t('Batalkan {dokumen}?', { dokumen: no })}
    note={t('{n} berlian kembali ke gudang asalnya, kecuali gudang lain dipilih.', {
      n: formatInt(qty),
    })}
    act={t('Batalkan kiriman')}
    success="Kirim barang dibatalkan"
    lists={LISTS}
    onClose={onClose}
  />
);

/** Gold without a barcode goes back to where it lay: no tray is asked for it (D-44.9). */
const BatalEmas = ({ no, qty, onClose }: Batal) => (
  <StepDialog
    of={kirimBarangDocument.cancel}
    params={{ no }}
    fields={{ alasan: FIELDS.alasan }}
    body={({ alasan }) => ({ alasan, kode_gudang: null, kode_baki: null })}
    title={t('Batalkan {dokumen}?', { dokumen: no })}
    note={t('{n} barang kembali ke gudang asalnya.', { n: formatInt(qty) })}
    act={t('Batalkan kiriman')}
    success="Kirim barang dibatalkan"
    lists={LISTS}
    onClose={onClose}
  />
);

/** Every piece goes back to its tray; where that is gone or full, to the one that is named (D-42.8). */
const BatalDialog = ({ no, qty, onClose }: Batal) => (
  <StepDialog
    of={kirimBarangDocument.cancel}
    params={{ no }}
    fields={FIELDS}
    title={t('Batalkan {dokumen}?', { dokumen: no })}
    note={t(
      '{n} barang kembali ke baki asalnya. Bila bakinya penuh atau tidak ada, ke gudang dan baki ini.',
      { n: formatInt(qty) },
    )}
    inputs={{
      kode_baki: ({ value, parts: _, ...bound }) => (
        <RefInput
          key="kode_baki"
          {...bound}
          value={value as string | null}
          source={sourceOf(kode_baki)}
          clearable
        />
      ),
    }}
    act={t('Batalkan kiriman')}
    success="Kirim barang dibatalkan"
    lists={LISTS}
    onClose={onClose}
  />
);
