import type { Content } from '../content.ts';

export const venues: Content['venues'] = {
  afterSecurity: '安检后',
  lounges: {
    'LNG-HARBOUR': {
      businessHours: '周一至周五 05:00-22:00;周六 06:00-20:00;周日 07:00-22:00',
      directions: '过免税店左转，二层',
    },
    'LNG-NORTH': { businessHours: '每天 05:30-23:00', directions: 'B14 登机口对面' },
    'LNG-SKYLIGHT': { businessHours: '每天 06:00-21:00', directions: '乘坐机场捷运，再乘自动扶梯上楼' },
    'LNG-QUIET': { businessHours: '周一至周六 07:00-19:00', directions: '祈祷室旁' },
    'LNG-GHOST': { businessHours: '从不开放', directions: '位置不明' },
  },
  hotels: {
    'HTL-PIER': 'Pier Hotel，乘接驳车十分钟，五点起供应早餐',
    'HTL-GATE': 'Gate Inn，位于航站楼内',
    'HTL-GARDEN': 'Garden House，乘出租车二十分钟，设有家庭房',
  },
};
