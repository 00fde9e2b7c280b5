import { formatGram, formatRupiah, percentText } from '#kit/rules/format.ts';
import { minus } from '#kit/rules/quantity.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { sourceOf } from '#kit/contract/chosen.ts';
import { EmasRows } from '#areas/service/web/kerja/emas-rows.tsx';
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

/**
 * Lines of an order are finished, all or some: each on the scale or a piece of the stock, gold back, the difference
 * seen (D-36.5).
 */
export function SelesaiDialog({
  pesanan,
  onClose,
}: {
  pesanan: PesananDokumen;
  onClose: () => void;
}) {
  const form = useSelesaiPesanan(pesanan, onClose);
  useHotkey('F9', form.save, !form.busy);
  return (
    <DialogFrame
      title={t('Pesanan {no} selesai', { no: pesanan.no_pesanan })}
      width={680}
      onClose={form.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={form.busy}>
            {t('Kembali')}
          </Button>
          <Button look="primary" busy={form.busy} shortcut="F9" onClick={form.save} data-submit>
            {t('Selesai dan cetak')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={form.save} className={css.stack}>
        <Pieces form={form} />
        {pesanan.status === 'PROSES' && (
          <EmasRows
            label={t('Emas yang kembali dari tukang')}
            rows={form.draft.kembali}
            onRows={(kembali) => form.set({ kembali })}
            said={(at, name) => tOf(form.said[`kembali.${at}.${name}`])}
          />
        )}
        <RupiahInput
          label={t('Upah tukang')}
          name="upah"
          value={form.draft.upah}
          onChange={(upah) => form.set({ upah })}
          error={tOf(form.said.upah)}
        />
        <Outcome form={form} pesanan={pesanan} />
      </FormFrame>
    </DialogFrame>
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

/** What it comes to: given, lost, heavier or lighter than ordered, and whether somebody will be asked. */
function Outcome({ form, pesanan }: { form: SelesaiPesananForm; pesanan: PesananDokumen }) {
  const { quote, stale, otorisasi, said } = form;
  return (
    <>
      {quote && (
        <div data-stale={stale || undefined}>
          <Facts
            of={{
              ...(quote.berat_diberi > 0 && {
                [t('Emas Diserahkan')]: `${formatGram(quote.berat_diberi)} g`,
              }),
              ...(quote.berat_sendiri > 0 && {
                [t('Emas Tukang')]: `${formatGram(quote.berat_sendiri)} g`,
              }),
              [t('Selisih dari pesanan')]:
                `${formatGram(minus(quote.berat_keluar, form.dipesan))} g`,
              [t('Susut')]:
                `${formatGram(quote.susut)} g (${percentText(quote.susut_persen)}, ` +
                `batas ${percentText(quote.batas_susut)})`,
              [t('Total pesanan')]: formatRupiah(pesanan.total_harga),
            }}
          />
        </div>
      )}
      {otorisasi.length > 0 && (
        <p className={css.lots}>
          {t('Akan meminta otorisasi: {apa}', {
            apa: otorisasi.map((one) => t(one)).join(', '),
          })}
        </p>
      )}
      {said[''] && (
        <p role="alert" className={css.wrong}>
          {t(said[''])}
        </p>
      )}
    </>
  );
}
