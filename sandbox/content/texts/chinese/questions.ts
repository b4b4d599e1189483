import type { Content } from '../content.ts';

export const questions: Content['questions'] = {
  signingIn: {
    category: '登录',
    questions: {
      'forgotten-password': {
        question: '忘记密码怎么办？',
        answer: '请在登录页面选择“忘记密码？”。我们会通过邮件向您发送设置新密码的链接。',
      },
      locked: {
        question: '为什么我的密码不能用了？',
        answer: '密码连续输错10次后，登录会锁定15分钟，以防他人猜测您的密码。',
      },
      'code-missing': {
        question: '验证码在哪里？',
        answer: '在我们发送到您所填邮箱或手机号的邮件或短信中。验证码有效期为10分钟。',
      },
      'signed-out': {
        question: '为什么我被退出登录了？',
        answer:
          '每次登录为一小时。登录结束后，您在分步表单中填写的内容会保留，单页表单中的内容则不会。如果您在其他标签页中退出登录，这里也会退出，并清除所有未完成的内容。',
      },
    },
  },
  customerData: {
    category: '您和您的信息',
    questions: {
      'change-details': {
        question: '如何更改个人信息？',
        answer: '请在[账户](/account)页面选择“修改信息”。如有无法修改的项目，{contact}。',
      },
      'what-is-kept': {
        question: '我的哪些信息会被保存？',
        answer: '只保存您的保单所需的信息，详见[隐私政策](/privacy)。',
      },
      'this-device': {
        question: '这台设备上会保留什么？',
        answer:
          '您的语言、这些文章，以及未完成的分步表单中的内容（退出登录即清除）。我们绝不会在设备上保存密码或账号。',
      },
      complaint: {
        question: '如何投诉？',
        answer: '如需投诉，{contact}。后续流程请查看[服务条款](/terms)。',
      },
    },
  },
  insuringTrips: {
    category: '为行程投保',
    questions: {
      'until-when': {
        question: '最晚什么时候可以为航班投保？',
        answer: '起飞前24小时，且起飞日期不晚于保单的最后一天。',
      },
      connections: {
        question: '联程航班也需要投保吗？',
        answer: '需要。请添加行程中的每个航班，最多四个。',
      },
      'flight-not-found': {
        question: '为什么找不到我的航班？',
        answer: '请检查航班号是否与机票一致（包括字母），以及日期是否为出发机场当地的起飞日期。',
      },
      'how-many': {
        question: '可以为多少人投保？',
        answer:
          '人数上限由您的保单决定，我们会在您确认前显示。在任一航班起飞或出现异常情况之前，您可以在行程页面更改乘机人。',
      },
      'add-passenger': {
        question: '如何添加或修改乘机人？',
        answer:
          '请在“乘机人”页面填写与护照一致的姓名和电话号码。每个人（包括您自己）只需添加一次，之后每次出行选择即可。已在行程中投保的乘机人，要到行程结束后才能删除。',
      },
      certificate: {
        question: '保险凭证在哪里？',
        answer: '在“我的保险”中打开行程，选择“打印保险凭证”。在打印窗口中，您也可以另存为PDF文件。',
      },
    },
  },
  duringTrips: {
    category: '行程中',
    questions: {
      'which-time': {
        question: '航班时间是哪个时区的？',
        answer: '起飞和抵达均为所在机场的当地时间，每个时间旁边都标有地名。',
      },
      'report-delay': {
        question: '延误需要我上报吗？',
        answer:
          '不需要，航空公司公布的信息我们都能看到。如果航班延误或取消，而我们没有显示，请在行程页面选择“延误或取消？”。航班起飞前都可以上报。',
      },
      missed: {
        question: '误机有保障吗？',
        answer: '因个人原因误机，不在保障范围内。保什么、不保什么，请查看[保障要点](/key-facts)。',
      },
      'lost-bag': {
        question: '行李丢了怎么办？',
        answer:
          '请先向航空公司申报，并保留事故记录编号。然后在降落后七天内，在“行李”中选择“登记丢失行李”。您可以在行李页面添加照片和PDF文件。',
      },
      'luggage-not-insured': {
        question: '我的行李有保障吗？',
        answer: '没有，本保险只保障航班延误和取消。行李丢失或延误，请到航空公司的机场柜台申报。',
      },
    },
  },
  disruptions: {
    category: '航班延误或取消时',
    questions: {
      'what-for-a-delay': {
        question: '航班延误了，我能得到什么？',
        answer:
          '取决于您的保单和延误时长，例如休息室、替代航班、酒店或积分。请选择航班旁边的“查看可选方案”，查看并选择针对这次延误的方案。',
      },
      lounge: {
        question: '如何进入休息室？',
        answer: '请选择休息室和使用入场券的人，然后确认。您会得到一张单人入场券：在入口用手机或打印件出示即可。',
      },
      'flight-or-hotel': {
        question: '替代航班或酒店房间由谁预订？',
        answer: '由我们预订。您提出申请后，我们会查找航班或房间，通常在一小时内。然后由您选择。',
      },
      points: {
        question: '积分存到哪里？',
        answer:
          '存入您的会员积分账户，通常在申领后立即到账。有时我们需要先审核，会用几天时间。如有这种情况，我们会通知您。',
      },
      cash: {
        question: '可以改要赔款吗？',
        answer:
          '如果您的保单包含赔款，就可以。请在“查看可选方案”中选择。我们会在五个工作日内将款项汇入您的账户或电子钱包，但不支付现金。',
      },
      refund: {
        question: '机票可以退款吗？',
        answer:
          '请咨询航空公司：如果航班取消，航空公司有义务为您改签或退票。您也可以选择我们的方案，但航空公司已经赔偿的费用，我们不再赔付。',
      },
    },
  },
  payouts: {
    category: '赔款',
    questions: {
      'payout-method': {
        question: '如何设置收款方式？',
        answer:
          '在首页的“收款方式”中选择“设置收款方式”，添加您本人名下的银行账户或电子钱包。如果有多个，请对优先使用的一个选择“设为首选”。',
      },
      'payout-when': {
        question: '赔款什么时候到账？',
        answer: '我们确认后五个工作日内。该异常情况的页面会显示赔款汇往何处，以及汇款日期。',
      },
    },
  },
  claims: {
    category: '理赔案件',
    questions: {
      report: {
        question: '发生事故需要我报案吗？',
        answer: '不需要。事故超过保单约定的触发值时，我们会为您立案。',
      },
      'how-far': {
        question: '我的理赔案件进展如何？',
        answer: '首页会显示每个理赔案件的状态和下一步。',
      },
      damage: {
        question: '建筑损坏有保障吗？',
        answer: '没有，只保障营业收入损失。请查看[保障要点](/key-facts)。',
      },
      'not-agreed': {
        question: '对核定结果有异议怎么办？',
        answer: '如有异议，{contact}，并说明原因。理赔员会重新审核，第二次核定结果为最终结果。',
      },
    },
  },
  claimPayouts: {
    category: '您的银行和赔款',
    questions: {
      'why-bank': {
        question: '为什么要查看我的营业收入？',
        answer: '为了计算您的损失。只有在您授权后，我们才会读取。',
      },
      withdraw: {
        question: '可以撤回授权吗？',
        answer: '可以，随时在您的银行撤回。撤回后，处理中的理赔案件会暂停。',
      },
      'when-paid': {
        question: '什么时候支付赔款？',
        answer: '您接受核定结果后，每月的实际营业收入一经确定，我们即逐月支付。请查看[服务条款](/terms)。',
      },
    },
  },
  monitoredData: {
    category: '监测内容',
    questions: {
      'which-data': {
        question: '可以监测哪些数据？',
        answer: '银行卡、邮箱、电话号码、银行账户和身份证件。首页会显示每类的数量。',
      },
      'whose-data': {
        question: '可以监测他人的数据吗？',
        answer: '不可以，数据必须是您本人的。',
      },
      where: {
        question: '会在哪里查找？',
        answer: '在出现被盗数据的交易市场、论坛和泄露文件中。我们无法看到所有地方。',
      },
      'not-shown': {
        question: '为什么看不到我的号码和邮箱？',
        answer: '以防旁人偷看。首页只显示数量。',
      },
    },
  },
  alerts: {
    category: '提醒',
    questions: {
      'what-to-do': {
        question: '收到提醒该怎么办？',
        answer: '请按所发现数据的处理指引操作。全部指引都在帮助页面。请今天就开始。',
      },
      'take-back': {
        question: '能帮我删除泄露的数据吗？',
        answer: '不能，已公开的数据无法收回。但您可以更改密码或换卡，让它们失去用处。',
      },
      'no-alert': {
        question: '没有提醒，是不是就安全了？',
        answer: '我们在查找的地方没有发现您的数据。这是好消息，但不是保证。',
      },
    },
  },
};
