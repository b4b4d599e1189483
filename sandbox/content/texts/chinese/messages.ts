import type { Content } from '../content.ts';

export const messages: Content['messages'] = {
  signInCode: (code) => `您的登录验证码是${code}，10分钟内有效。`,
  passwordReset: (link) => `请设置新密码：${link} 链接仅可使用一次，60分钟内有效。`,
  accountCreated: '您的账户已创建。如非您本人操作，请联系我们。',
  addressChanged: (newAddress) => `您的登录邮箱已改为${newAddress}。如非您本人操作，请联系我们。`,
  addressConfirmed: '此邮箱现已成为您的登录邮箱。',
  twoStepOn: '两步验证已开启：登录时还需要输入身份验证器应用中的验证码。如非您本人操作，请联系我们。',
  twoStepOff: '两步验证已关闭：登录时只需密码。如非您本人操作，请联系我们。',
  ticketReceived: (ticketId) => `我们已收到您的留言。您的工单号是${ticketId}。`,
};
