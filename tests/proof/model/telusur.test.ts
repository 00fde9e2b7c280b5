import { expect, test } from 'vitest';
import { lihatSemua, telusuri } from '#tests/proof/model/telusur.ts';

/** A life whose step of this number breaks something; answers after which steps all was looked at. */
function hidup(rusakDi: number, hanyaSekali = false) {
  const dilihat: number[] = [];
  let kali = 0;
  const satu = async (teliti: number): Promise<void> => {
    kali += 1;
    for (let langkah = 1; langkah <= 600; langkah += 1)
      await lihatSemua(langkah, teliti, `jual ${langkah}`, async () => {
        dilihat.push(langkah);
        if (langkah >= rusakDi && !(hanyaSekali && kali > 1)) throw new Error('I-3');
      });
  };
  return { satu, dilihat };
}

test('a life without a fault is looked at after every two hundredth step', async () => {
  const { satu, dilihat } = hidup(Infinity);
  await telusuri(satu);
  expect(dilihat).toEqual([200, 400, 600]);
});

test('what broke between two looks is walked back to its step', async () => {
  const { satu, dilihat } = hidup(337);
  await expect(telusuri(satu)).rejects.toThrow('after step 337, jual 337: I-3');
  expect(dilihat.slice(0, 3)).toEqual([200, 400, 200]);
  expect(dilihat).not.toContain(338);
});

test('what does not show again is red all the same', async () => {
  const { satu } = hidup(337, true);
  await expect(telusuri(satu)).rejects.toThrow('after step 400, jual 400: I-3');
});

test('another fault is not lived again', async () => {
  let kali = 0;
  const satu = async () => {
    kali += 1;
    throw new Error('answered 500');
  };
  await expect(telusuri(satu)).rejects.toThrow('answered 500');
  expect(kali).toBe(1);
});
