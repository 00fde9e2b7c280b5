import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import type { opnameEndpoint } from '#areas/opname/contract/opname.api.ts';
import { BilahSelesai } from '#areas/opname/web/hitung/bilah-selesai.tsx';
import type { TindakanOpname } from '#areas/opname/web/opname/tombol-opname.tsx';
import css from '#areas/opname/web/hitung/hitung.module.css';

type Props = {
  data: Pick<AnswerOf<typeof opnameEndpoint>, 'opname'> & Readonly<Record<Angka, Banyak>>;
  tindakan: TindakanOpname;
};
type Angka = 'harus' | 'ketemu' | 'hilang' | 'lebih';
type Banyak = { readonly qty: number };

/** The end of a count that runs, by a superior: asked once with what it will book (D-21.1). */
export function SelesaiOpname({ data: { opname, harus, ketemu, hilang, lebih }, tindakan }: Props) {
  const { level } = usePerson();
  const write = useWrite(tindakan.selesai, {
    refresh: tindakan.segarkan,
    success: 'Stock opname selesai',
  });
  if (level === 'KASIR') return null;
  const selesai = async () => {
    const beda = hilang.qty + lebih.qty;
    const ya =
      beda === 0 ||
      (await confirm({
        title: t('Selesai Opname'),
        question: t('{hilang} hilang dan {lebih} lebih akan dibukukan.', {
          hilang: formatInt(hilang.qty),
          lebih: formatInt(lebih.qty),
        }),
        yes: t('Selesai Opname'),
      }));
    if (ya) await write.send({ body: { id: opname.id } });
  };
  return (
    <BilahSelesai label={t('Selesai Opname')} busy={write.busy} onSelesai={() => void selesai()}>
      {t('{sudah} dari {n} barang ketemu', {
        sudah: formatInt(ketemu.qty),
        n: formatInt(harus.qty),
      })}
      {hilang.qty > 0 && (
        <b className={css.salah}> · {t('{n} hilang', { n: formatInt(hilang.qty) })}</b>
      )}
    </BilahSelesai>
  );
}
