import QtQuick 2.0

Rectangle {
    width: 100
}
