import { formatInt } from '#kit/rules/format.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { sourceOf } from '#kit/contract/chosen.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { ActDialog } from '#areas/dokumen/web/act-dialog.tsx';
import type { UsePart } from '#areas/dokumen/web/part.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { lunasActs } from '#areas/hutang/web/acts.ts';
import type { Hutang } from '#areas/hutang/web/hutang.ts';
import { GroupInput } from '#areas/hutang/web/timbang/group-input.tsx';
import { WeighedGoods } from '#areas/hutang/web/timbang/weighed-goods.tsx';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';
import { FotoSlot } from '#areas/stock/web/tambah/foto-slot.tsx';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';
import css from '#areas/hutang/web/hutang.module.css';

/** How gold looks takes off what a buy-back pays, by the buy-back's own table. */
const KONDISI = {
  call: 'GET parabeli/get/all',
  value: 'kode_kondisi',
  show: 'keterangan',
  table: 'kondisi_beli',
} as const;
const SALES = sourceOf(saringSales.kode_sales);

type Body = BodyOf<typeof lunasDocument.spec, 'putus'>;
type Sold = Omit<Body['barang'][number], 'berat'> & { readonly berat: Miligram | null };

const sayPrice = (one: Rupiah | undefined) => (one === undefined ? undefined : formatInt(one));

const useMoney: UsePart = (sum) =>
  usePayment({ ...sum, note: t('Sebesar ini dibayarkan, pokok dan bunganya sudah dipotong.') });

/** The customer sells what was pledged: price, debt and what is left are seen with every stroke (D-35.17). */
export function PutusDialog({ hutang, onClose }: { hutang: Hutang; onClose: () => void }) {
  const { no_faktur_hutang: no, detail_barang: goods, kode_sales } = hutang;
  const barang: readonly Sold[] = goods.map(({ urut, kode_group }) => ({
    urut,
    kode_group,
    berat: null,
    kondisi: null,
    harga: null,
  }));
  return (
    <ActDialog
      of={lunasDocument}
      make="putus"
      acts={lunasActs}
      on={hutang}
      width={720}
      title={t('Beli putus {no}', { no })}
      label={(quote) =>
        quote?.arah === 'KELUAR' ? t('Dibayarkan ke customer') : t('Diterima dari customer')
      }
      act={(quote) =>
        quote?.status === 'TUNGGU' ? t('Simpan, tunggu validasi') : t('Beli barang')
      }
      success={({ status }) =>
        status === 'TUNGGU' ? t('Beli putus disimpan, menunggu validasi') : t('Beli putus disimpan')
      }
      fields={['barang', 'kode_sales', 'bunga_rp', 'no_ktp', 'diambil_oleh', 'foto']}
      start={{ barang: barang as Body['barang'], kode_sales }}
      inputs={{
        barang: (bound, quote) => {
          const priceOf = (at: number) => quote?.detail_barang[at];
          const lacks = (bound.value as readonly Sold[]).some((one) => one.kode_group === null);
          return (
            <WeighedGoods<Sold>
              key="barang"
              goods={goods}
              bound={bound}
              hint={lacks ? t('Pilih group setiap barang') : undefined}
              says={(at) => {
                const price = priceOf(at);
                return price && `, ${formatInt(price.harga_per_gram)}/g`;
              }}
            >
              {(typed, set, at) => (
                <>
                  <GroupInput typed={typed} set={set} at={at} />
                  <RefInput
                    label={t('Kondisi')}
                    source={KONDISI}
                    clearable
                    value={typed.kondisi}
                    onChange={(kondisi) => set({ kondisi })}
                  />
                  <RupiahInput
                    label={t('Harga')}
                    name={`harga-${typed.urut}`}
                    placeholder={sayPrice(priceOf(at)?.harga_tawar)}
                    value={typed.harga}
                    onChange={(harga: Rupiah | null) => set({ harga })}
                  />
                </>
              )}
            </WeighedGoods>
          );
        },
        kode_sales: ({ value, ...bound }) => (
          <RefInput
            key="kode_sales"
            {...bound}
            label={t('Sales')}
            source={SALES}
            value={value as string | null}
          />
        ),
        foto: ({ value, onChange }, quote) => (
          <div key="foto" data-wide>
            {quote?.kurang.some(({ isian }) => isian === 'foto') && (
              <p className={css.wrong}>{t('Foto barang wajib diambil')}</p>
            )}
            <FotoSlot
              foto={((value ?? []) as string[]).map((gambar_path) => ({
                gambar_path,
                gambar_name: gambar_path,
              }))}
              onChange={(next) => onChange(next.map(({ gambar_path }) => gambar_path))}
            />
          </div>
        ),
      }}
      facts={{
        [t('Customer')]: hutang.nama_customer,
        [t('KTP pada hutang')]: hutang.no_ktp ?? '-',
      }}
      shows={[
        'harga_beli',
        ['jumlah_hutang', t('Pokok')],
        'hari_bunga',
        'bunga_rp',
        ['total_bayar', t('Total Hutang')],
      ]}
      partName="pembayaran"
      usePart={useMoney}
      onClose={onClose}
    />
  );
}
