import type { Content } from '../content.ts';

export const monitoring: Content['monitoring'] = {
  alerts: {
    'account-number': {
      title: '账号出现在泄露的文件中',
      description: (name) => `我们在一份可公开下载的银行信息文件中发现了“${name}”。`,
    },
    'card-number': {
      title: '卡号出现在论坛中',
      description: (name) => `我们在一个买卖被盗卡号的论坛中发现了“${name}”。`,
    },
    'email-address': {
      title: '出现在泄露的邮箱名单中',
      description: (name) => `我们在一家网店泄露的邮箱名单中发现了“${name}”。`,
    },
    'email-password': {
      title: '与密码一起被兜售',
      description: (name) => `我们在一家网店泄露的邮箱名单中发现了“${name}”。`,
    },
    'phone-number': {
      title: '出现在泄露的电话号码名单中',
      description: (name) => `我们在一家快递公司泄露的电话号码名单中发现了“${name}”。`,
    },
    identity: {
      title: '正被兜售',
      description: (name) => `我们在一个买卖被盗身份信息的市场中发现了“${name}”。`,
    },
    'scanned-document': {
      title: '扫描件正被出售',
      description: (name) => `我们在一个买卖被盗证件的市场中发现了“${name}”。`,
    },
    'patient-record': {
      title: '出现在泄露的患者名单中',
      description: (name) => `我们在一家诊所泄露的患者记录中发现了“${name}”。`,
    },
  },
  scanned: { EMAIL: '邮箱', PHONE: '手机号码' },
};
