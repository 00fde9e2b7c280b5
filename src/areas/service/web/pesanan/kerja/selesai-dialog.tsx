import { formatGram, formatRupiah, percentText } from '#kit/rules/format.ts';
import { minus } from '#kit/rules/quantity.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { sourceOf } from '#kit/contract/chosen.ts';
import { FinishDialog } from '#areas/service/web/kerja/finish-dialog.tsx';
import { FotoSatu } from '#areas/stock/web/foto-satu.tsx';
import {
  useSelesaiPesanan,
  type SelesaiPesananForm,
} from '#areas/service/web/pesanan/kerja/use-selesai.ts';
import type { PesananDokumen } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { barangFields } from '#areas/stock/contract/barang.fields.ts';
import css from '#areas/service/web/service.module.css';

const KATEGORI = sourceOf(barangFields.kode_kategori);
const GROUP = sourceOf(barangFields.kode_group);

type Props = { pesanan: PesananDokumen; onClose: () => void };

/**
 * Lines of an order are finished, all or some: each on the scale or a piece of the stock, gold back, the difference
 * seen (D-36.5).
 */
export function SelesaiDialog({ pesanan, onClose }: Props) {
  const form = useSelesaiPesanan(pesanan, onClose);
  return (
    <FinishDialog
      form={form}
      title={t('Pesanan {no} selesai', { no: pesanan.no_pesanan })}
      width={680}
      atWork={pesanan.status === 'PROSES'}
      before={({ berat_keluar }) => ({
        [t('Selisih dari pesanan')]: `${formatGram(minus(berat_keluar, form.dipesan))} g`,
      })}
      after={() => ({ [t('Total pesanan')]: formatRupiah(pesanan.total_harga) })}
      onClose={onClose}
    >
      <Pieces form={form} />
    </FinishDialog>
  );
}

/** Each open line: what the piece weighs and what its label says, or the barcode of one of the stock. */
const Pieces = ({ form }: { form: SelesaiPesananForm }) => (
  <ul className={css.rows}>
    {form.barang.map((one, at) => (
      <li key={one.urut} className={css.row} aria-label={one.deskripsi}>
        <span>
          {one.deskripsi}
          <small>
            {t('pesan {berat} g, kadar {kadar}', {
              berat: formatGram(one.berat),
              kadar: percentText(one.kadar),
            })}
          </small>
        </span>
        <Piece form={form} at={at} />
      </li>
    ))}
  </ul>
);

function Piece({ form, at }: { form: SelesaiPesananForm; at: number }) {
  const { draft, barang, said, setPiece } = form;
  const [one, typed] = [barang[at], draft.barang[at]];
  if (!one || !typed) return null;
  const wrong = (name: string) => tOf(said[`barang.${at}.${name}`]);
  const set = (part: Partial<typeof typed>) => setPiece(one.urut, part);
  return (
    <>
      {typed.kode_barcode === null && (
        <>
          <WeightInput
            label={t('Berat Jadi')}
            name={`berat-${one.urut}`}
            placeholder={formatGram(one.berat)}
            autoFocus={at === 0}
            value={typed.berat}
            error={wrong('berat')}
            onChange={(berat) => set({ berat })}
          />
          <RefInput
            label={t('Kategori')}
            name={`kategori-${one.urut}`}
            source={KATEGORI}
            value={typed.kode_kategori}
            error={wrong('kode_kategori')}
            onChange={(kode_kategori) => set({ kode_kategori })}
          />
          <RefInput
            label={t('Group')}
            name={`group-${one.urut}`}
            source={GROUP}
            value={typed.kode_group}
            error={wrong('kode_group')}
            onChange={(kode_group) => set({ kode_group })}
          />
          <TextInput
            label={t('Nama Barang')}
            name={`nama-${one.urut}`}
            maxLength={100}
            placeholder={one.deskripsi}
            value={typed.nama_barang}
            error={wrong('nama_barang')}
            onChange={(nama) => set({ nama_barang: nama || null })}
          />
          <FotoSatu
            nama={one.deskripsi}
            foto={typed.foto}
            wrong={wrong('foto')}
            onFoto={(foto) => set({ foto })}
          />
        </>
      )}
      <TextInput
        label={t('Barcode barang stock')}
        name={`barcode-${one.urut}`}
        maxLength={8}
        value={typed.kode_barcode}
        error={wrong('kode_barcode')}
        onChange={(code) => set({ kode_barcode: code ? code.toUpperCase() : null })}
      />
    </>
  );
}
