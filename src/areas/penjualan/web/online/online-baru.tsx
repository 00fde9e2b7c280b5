import { IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import { mark, t, tOf } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { isGoods } from '#kit/web/counter/codes.ts';
import { DealSide } from '#kit/web/counter/deal-side.tsx';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { useShortcutList } from '#kit/web/frame/shortcut-list.ts';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { useWhenReckoned } from '#kit/web/write/use-when-reckoned.ts';
import { CustomerFields } from '#areas/customer/web/customer-fields.tsx';
import { saringMarketplace } from '#areas/penjualan/contract/online/saring-marketplace.ts';
import { isCard, useBarang } from '#areas/penjualan/web/barang/use-barang.ts';
import { useOnline, type Dari, type OnlineForm } from '#areas/penjualan/web/online/use-online.ts';
import { KepalaCustomer } from '#areas/penjualan/web/kasir/pembeli.tsx';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';
import { EKSPEDISI } from '#areas/penjualan/rules/online/ekspedisi.ts';
import css from '#areas/penjualan/web/grosir/grosir.module.css';

const KEYS = [
  ['F2', mark('Pindai barang atau kartu pelanggan')],
  ['F3', mark('Pelanggan')],
  ['F9', mark('Simpan pesanan marketplace')],
] as const;

type Props = {
  readonly tabs?: ReactNode;
  /** An order that a channel told of, and what follows when it is sold or left. */
  readonly dari?: Dari;
  readonly onDone?: () => void;
};

/** An order of a marketplace becomes a sale: pieces, buyer, courier and order number (D-48.1). */
export function OnlineBaru({ tabs, dari, onDone }: Props) {
  const [made, setMade] = useState<Dokumen>();
  const form = useOnline((sold) => (onDone ? onDone() : setMade(sold)), dari);
  const { draft, said, valued } = form;
  const barang = useBarang({
    pieces: () => form.now().pieces,
    putPieces: (change) => form.put((old) => ({ ...old, pieces: change(old.pieces) })),
    make: (one) => ({ barang: one }),
    taken: (kode) => t('{kode} masuk pesanan', { kode }),
    pick: form.pick,
  });
  useShortcutList(KEYS.map(([key, does]) => ({ key, does: t(does) })));
  const wrong = (at: number) =>
    Object.entries(said).find(([path]) => path.startsWith(`barang.${at}.`))?.[1];
  return (
    <Screen>
      <ScreenHead
        domain="penjualan"
        acts={
          <>
            {onDone && <Button onClick={onDone}>{t('Kembali ke pesanan')}</Button>}
            <KepalaCustomer customer={{ ...draft, jenis: draft.jenis ?? undefined }} />
          </>
        }
      >
        {tabs}
      </ScreenHead>
      <div className={css.two}>
        <section className={css.goods} aria-label={t('Barang yang dijual')}>
          <div className={css.scanRow}>
            <ScanField
              takes={(kode) => isGoods(kode) || isCard(kode)}
              label={t('Pindai barang atau kartu pelanggan')}
              onScan={(kode) => void barang.scan(kode)}
              onEmpty={() => focusField('no_order')}
              said={barang.said?.text ?? (said.barang && t(said.barang))}
              tone={barang.said?.tone ?? 'bad'}
            />
          </div>
          {draft.pieces.length === 0 && (
            <p className={css.empty}>
              {t('Pindai barang pesanan, lalu isi no order dan ekspedisi.')}
            </p>
          )}
          <article className={css.group} hidden={draft.pieces.length === 0}>
            <ul>
              {draft.pieces.map(({ barang: { kode_barcode, nama_barang, kadar, berat } }, at) => (
                <li key={kode_barcode}>
                  <span>
                    {kode_barcode} {nama_barang} {kadar !== null && <KadarMark kadar={kadar} />}
                    {wrong(at) && <small className={css.wrong}>{t(wrong(at) ?? '')}</small>}
                  </span>
                  <span>
                    {formatGram(berat)} g{' · '}
                    {formatInt(
                      valued?.harga.find((one) => one.kode_barcode === kode_barcode)?.harga ?? 0,
                    )}
                  </span>
                  <IconButton
                    label={t('Keluarkan {kode}', { kode: kode_barcode })}
                    size={24}
                    onClick={() => barang.drop(kode_barcode)}
                  >
                    <IconX size={15} stroke={1.7} aria-hidden />
                  </IconButton>
                </li>
              ))}
            </ul>
          </article>
        </section>
        <Side form={form} made={made} />
      </div>
    </Screen>
  );
}

/** The order, whom it goes to, and what the marketplace owes for it. */
function Side({ form, made }: { form: OnlineForm; made: Dokumen | undefined }) {
  const { draft, said, set, valued, why, busy } = form;
  const save = useWhenReckoned(form.waits, form.save);
  useHotkey('F9', save, !busy);
  useHotkey('F3', () => focusField('nama'));
  const blank = draft.pieces.length === 0 && made;
  const lacking = said['customer.no_hp'] ?? said['customer.alamat'];
  return (
    <DealSide
      label={t('Pesanan marketplace')}
      plate={
        <TotalPlate
          label={t('Ditagih ke marketplace')}
          rupiah={blank ? made.grand_total : (valued?.grand_total ?? rp(0))}
          note={blank ? made.no_faktur_jual : undefined}
          paid={made?.no_faktur_jual}
        />
      }
      act={t('Simpan pesanan')}
      busy={busy}
      onSave={save}
    >
      {why && <p className={css.wrong}>{t(why)}</p>}
      <RefInput
        label={t('Marketplace')}
        name="marketplace"
        source={sourceOf(saringMarketplace.kode_marketplace)}
        value={draft.marketplace}
        onChange={(marketplace) => set({ marketplace })}
        error={tOf(said.marketplace)}
      />
      <TextInput
        label={t('No Order')}
        name="no_order"
        maxLength={60}
        value={draft.no_order}
        onChange={(next) => set({ no_order: next || null })}
        error={tOf(said.no_order)}
      />
      <TextInput
        label={t('Ekspedisi')}
        name="ekspedisi"
        maxLength={60}
        value={draft.ekspedisi}
        suggest={EKSPEDISI}
        onChange={(next) => set({ ekspedisi: next || null })}
        error={tOf(said.ekspedisi)}
      />
      <CustomerFields form={form} />
      {draft.kode_customer && lacking && <p className={css.wrong}>{t(lacking)}</p>}
      <RefInput
        label={t('Sales')}
        name="kode_sales"
        source={sourceOf(saringSales.kode_sales)}
        clearable
        value={form.kode_sales}
        onChange={form.setSales}
        error={tOf(said.kode_sales)}
      />
      <RupiahInput
        label={t('Diskon')}
        name="diskon_rp"
        value={draft.diskon_rp}
        onChange={(diskon_rp) => set({ diskon_rp })}
        error={tOf(said.diskon ?? said['diskon.rupiah'])}
      />
      <TextInput
        label={t('Keterangan')}
        name="keterangan"
        maxLength={500}
        value={draft.keterangan}
        onChange={(next) => set({ keterangan: next || null })}
        error={tOf(said.keterangan)}
      />
      {valued && valued.diskon_rp > 0 && (
        <Facts
          of={{
            [t('Sub total')]: formatRupiah(valued.sub_total),
            [t('Diskon')]: formatRupiah(valued.diskon_rp),
          }}
        />
      )}
      {said.pembayaran && <p className={css.wrong}>{t(said.pembayaran)}</p>}
    </DealSide>
  );
}
