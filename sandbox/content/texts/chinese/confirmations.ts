import type { Content } from '../content.ts';

export const confirmations: Content['confirmations'] = {
  room: '我们为您保留房间至午夜。请在前台出示此编号。',
  seats: '您的座位已预订。请照常办理值机。',
  passQuestion: '入场券给谁使用？',
  passTitle: '休息室入场券',
  passGuest: (name) => `使用人：${name}`,
  passExpiry: (time) => `有效期至：${time}`,
};
