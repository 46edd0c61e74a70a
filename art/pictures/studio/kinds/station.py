"""Portable stations: ports on the left, house sockets on the right, handle by weight."""
import materials as of
from parts import big_outlet, button, car_port, louvres, outlet, screen, shared, stamp, usb_a, usb_c
from shapes import box, card, group, plaque, ring, rod, tube


def _sockets(x, face, z, w, h, count):
    cols = count // 2
    size = min(h / 2.3, w / cols / 0.98)
    plaque((x, face, z), w, h, 0.06, of.paint('#1A222B', 0.5), 0.3, 0.02)
    for at in range(count):
        col, row = at % cols, at // cols
        outlet(x + (col - (cols - 1) / 2) * w / cols, face - 0.06, z + (0.5 - row) * h * 0.48, size)


def _front(scene, w, h, face):
    specs = scene['specs']
    watts = specs['ac_output_w']
    count = 2 if watts <= 300 else 4 if watts <= 1200 else 6
    plaque((0, face, h * 0.53), w * 0.92, h * 0.8, 0.12, of.paint('#39454F', 0.5), 0.5, 0.05)
    face -= 0.12
    left = -w * 0.225
    screen(scene['decals']['gauge'], left, face, h * 0.735, w * 0.41, w * 0.41 / 2.4)
    usb = min(w * 0.07, h * 0.12)
    for at, port in enumerate((usb_c, usb_c, usb_a, usb_a)):
        port(left + w * 0.1 * (at - 1.5), face, h * 0.45, usb)
    button(-w * 0.37, face, h * 0.26, h * 0.06)
    if '240' in specs['output_v']:
        big_outlet(-w * 0.235, face, h * 0.26, h * 0.2)
    else:
        usb_a(-w * 0.26, face, h * 0.26, usb)
        if watts <= 2400:
            usb_c(-w * 0.175, face, h * 0.26, usb)
    if watts > 2400:
        big_outlet(-w * 0.085, face, h * 0.26, h * 0.2)
    else:
        car_port(-w * 0.075, face, h * 0.26, h * 0.07)
    _sockets(w * 0.235, face, h * 0.53, w * 0.4, h * 0.68, count)


def _arch(w, d, h):
    rise = h * 0.2
    tube([(-w * 0.4, 0, h - 0.5), (-w * 0.4, 0, h + rise * 0.7), (-w * 0.37, 0, h + rise), (w * 0.37, 0, h + rise),
          (w * 0.4, 0, h + rise * 0.7), (w * 0.4, 0, h - 0.5)], min(w, d) * 0.045, of.black(), soft=True)
    rod((-w * 0.22, 0, h + rise * 0.985), min(w, d) * 0.052, w * 0.44, of.rubber(), 'x', 0.08)
    for side in (-1, 1):
        box((side * w * 0.4, 0, h - 0.25), (w * 0.1, d * 0.24, 0.5), of.black(), 0.15)


def _grips(w, d, h):
    for side in (-1, 1):
        tube([(side * w * 0.42, -d * 0.3, h - 0.4), (side * w * 0.42, -d * 0.3, h + 1.2), (side * w * 0.42, -d * 0.22, h + 1.5),
              (side * w * 0.42, d * 0.22, h + 1.5), (side * w * 0.42, d * 0.3, h + 1.2), (side * w * 0.42, d * 0.3, h - 0.4)],
             0.42, of.black(), soft=True)


def _wheels(w, d, h):
    for y in (-d * 0.4, d * 0.4):
        rod((w / 2 - 0.3, y * 0.0 + d * 0.28 if y > 0 else -d * 0.28, 2.2), 2.2, 1.5, of.rubber(), 'x', 0.3, 56)
        rod((w / 2 + 1.1, d * 0.28 if y > 0 else -d * 0.28, 2.2), 1.2, 0.2, of.grey(), 'x', 0.08, 40)
    reach = w * 0.46
    for y in (-d * 0.2, d * 0.2):
        tube([(-reach, y, h * 0.8), (-reach, y, h + 4.4)], 0.32, of.aluminium())
    tube([(-reach, -d * 0.2, h + 4.2), (-reach, -d * 0.2, h + 4.6), (-reach, d * 0.2, h + 4.6), (-reach, d * 0.2, h + 4.2)], 0.5,
         of.rubber())


def build(scene):
    size = scene['size']
    w, d = size['w'], size['d']
    watts = scene['specs']['ac_output_w']
    h = size['h'] - 0.4
    with group((0, 0, 0.4)):
        box((0, 0, 0), (w, d, h), of.plastic('#27323E'), min(w, d) * 0.09, 6)
        box((0, 0, h * 0.9), (w * 0.7, d * 0.55, h * 0.1 + 0.06), of.plastic('#323E4B'), 0.3)
        face = -d / 2
        _front(scene, w, h, face)
        box((-w * 0.3, face, h * 0.055), (w * 0.24, 0.05, h * 0.022), of.sun(), 0)
        stamp(shared('brand-light'), (w * 0.33, face - 0.012, h * 0.066), h=h * 0.06)
        louvres(w / 2, 0, h * 0.3, d * 0.56, h * 0.42, 9)
        stamp(scene['decals']['energy'], (0, -d * 0.05, h + 0.075), w=w * 0.3, face='up')
        if watts <= 1200:
            _arch(w, d, h)
        else:
            _grips(w, d, h)
        if watts > 2400:
            _wheels(w, d, h)
    for x in (-w * 0.4, w * 0.4):
        for y in (-d * 0.38, d * 0.38):
            rod((x, y, 0), min(w, d) * 0.06, 0.5, of.rubber(), 'z', 0.05)
