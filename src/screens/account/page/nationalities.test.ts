import { expect, it } from 'vitest';

import { loadNationalities } from './nationalities.ts';

it.each([
  ['en-US', 'Swedish', ['Afghan', 'Åland Islands', 'Albanian']],
  ['de-DE', 'Schwedisch', ['Afghanisch', 'Ägyptisch', 'Åland Insel']],
  ['es-MX', 'Sueco', ['Afgano', 'Alandés', 'Albanés']],
  ['pt-PT', 'Suécia', ['Afeganistão', 'África do Sul', 'Albânia']],
  ['tr-TR', 'İsveç', ['ABD Küçük Harici Adaları', 'ABD Virjin Adaları', 'Afganistan']],
  ['zh-CN', '瑞典', ['阿尔巴尼亚', '阿尔及利亚', '阿富汗']],
])('lists nationalities in %s, in its order', async (locale, swedish, first) => {
  const nationalities = await loadNationalities(locale);

  expect(nationalities.find(({ country }) => country === 'SE')?.name).toBe(swedish);
  expect(nationalities.slice(0, 3).map(({ name }) => name)).toEqual(first);
});
